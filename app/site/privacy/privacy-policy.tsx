import { href } from 'react-router'
import { LegalPage } from '../legal/legal-page.tsx'
import { loadLegal } from '../legal/load-legal.ts'
import type { Route } from './+types/privacy-policy.ts'

export const loader = ({ context }: Route.LoaderArgs) => loadLegal('privacy', context)

export default function Privacy({ loaderData: text }: Route.ComponentProps) {
  return (
    <LegalPage
      text={text}
      path={href('/privacy-policy')}
      description="What personal data we collect on this website and for your trip, what we use it for, how long we keep it and what your rights are."
    />
  )
}
