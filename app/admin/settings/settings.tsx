import { samplesShown } from '#catalogue/settings/sample-contacts.ts'
import type { Settings as Values } from '#catalogue/settings/setting.ts'
import { settingGroups } from '#catalogue/settings/setting-field.ts'
import { readOrThrow } from '../api/guard.ts'
import { Failure } from '../shell/failure.tsx'
import { useMe } from '../shell/me.ts'
import { ScreenFrame } from '../shell/screen-frame.tsx'
import { NoticeBox } from '../ui/notice-box.tsx'
import type { Route } from './+types/settings'
import { SettingsForm } from './settings-form.tsx'

export const ErrorBoundary = Failure

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readOrThrow<Values>(request, '/Setting')
}

export default function Settings({ loaderData }: Route.ComponentProps) {
  const isOwner = useMe().role === 'owner'
  const samples = samplesShown(loaderData)
  return (
    <ScreenFrame title="Settings" width="narrow">
      {!isOwner && <NoticeBox tone="info">Only an owner may change the settings.</NoticeBox>}
      {samples.length > 0 && (
        <NoticeBox tone="info">
          {`Visitors see a sample ${samples.join(' and a sample ')}. Replace it with your own below.`}
        </NoticeBox>
      )}
      <nav aria-label="Groups" className="flex flex-wrap gap-x-5 text-sm">
        {settingGroups.map((group) => (
          <a
            key={group}
            href={`#${group}`}
            className="inline-flex min-h-11 min-w-11 items-center text-link underline"
          >
            {group}
          </a>
        ))}
      </nav>
      <SettingsForm values={loaderData} isOwner={isOwner} />
    </ScreenFrame>
  )
}
