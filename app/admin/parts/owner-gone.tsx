import { type KindName, kindOf } from '#catalogue/kinds.ts'
import { screenPath } from '../links/paths.ts'
import { TextLink } from '../links/text-link.tsx'

/** In place of the parts of a listing that does not exist. */
export function OwnerGone({ kind }: { kind: KindName }) {
  const { noun, plural } = kindOf(kind)
  return (
    <div className="rounded-2xl border border-line bg-surface p-6 text-center">
      <p role="alert" className="font-semibold">
        This {noun} is gone
      </p>
      <p className="text-ink-muted">It may have been deleted. Choose another one above.</p>
      <TextLink to={screenPath(kind)}>All {plural}</TextLink>
    </div>
  )
}
