import { href } from 'react-router'
import { LegalPage } from '../legal/legal-page.tsx'
import { loadLegal } from '../legal/load-legal.ts'
import type { Route } from './+types/terms.ts'

export const loader = ({ context }: Route.LoaderArgs) => loadLegal('terms', context)

export default function Terms({ loaderData: text }: Route.ComponentProps) {
  return (
    <LegalPage
      text={text}
      path={href('/terms-conditions')}
      description="How booking, prices, payment, cancellation and refunds work when you travel in Kashmir with us."
    />
  )
}
