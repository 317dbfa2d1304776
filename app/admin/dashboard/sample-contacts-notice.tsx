import { href, Link } from 'react-router'
import { samplesShown } from '#catalogue/settings/sample-contacts.ts'
import type { Settings } from '#catalogue/settings/setting.ts'
import { read } from '../api/guard.ts'
import { useMe } from '../shell/me.ts'

export async function readSamples(request: Request): Promise<string[]> {
  const { data } = await read<Settings>(request, '/Setting')
  return data ? samplesShown(data) : []
}

/** Tells owners that visitors still see sample contacts. */
export function SampleContacts({ samples }: { samples: string[] }) {
  const isOwner = useMe().role === 'owner'
  if (!isOwner || samples.length === 0) return null
  return (
    <p className="text-sm text-ink-muted">
      Visitors see a sample {samples.join(' and a sample ')}.{' '}
      <Link
        to={href('/admin/settings')}
        className="inline-flex min-h-8 items-center font-medium text-link underline pointer-coarse:min-h-11"
      >
        Replace {samples.length > 1 ? 'them' : 'it'} in Settings
      </Link>
    </p>
  )
}
