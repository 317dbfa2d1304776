import type { Settings } from '#catalogue/settings/setting.ts'
import { readOrThrow } from '../api/guard.ts'
import { Failure } from '../shell/failure.tsx'
import { useMe } from '../shell/me.ts'
import { ScreenFrame } from '../shell/screen-frame.tsx'
import { NoticeBox } from '../ui/notice-box.tsx'
import type { Route } from './+types/brand'
import { BrandForm } from './brand-form.tsx'

export const ErrorBoundary = Failure

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readOrThrow<Settings>(request, '/Setting')
}

export default function Brand({ loaderData }: Route.ComponentProps) {
  const isOwner = useMe().role === 'owner'
  return (
    <ScreenFrame title="Brand">
      <p className="max-w-prose text-ink-muted">
        How visitors recognise the agency. Whatever you leave empty uses the default; the agency’s
        name is in the settings.
      </p>
      {!isOwner && <NoticeBox tone="info">Only an owner may change the brand.</NoticeBox>}
      <BrandForm values={loaderData} isOwner={isOwner} />
    </ScreenFrame>
  )
}
