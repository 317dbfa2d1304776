import { href, Link } from 'react-router'
import { type KindName, kindOf } from '#catalogue/kinds.ts'

/** In place of the parts of a listing that does not exist. */
export function OwnerGone({ kind }: { kind: KindName }) {
  const { noun, plural, screen } = kindOf(kind)
  return (
    <div className="rounded-2xl border border-line bg-surface p-6 text-center">
      <p role="alert" className="font-semibold">
        This {noun} is gone
      </p>
      <p className="text-ink-muted">It may have been deleted. Choose another one above.</p>
      <Link
        to={href('/admin/:screen', { screen })}
        className="inline-flex min-h-11 items-center text-link underline"
      >
        All {plural}
      </Link>
    </div>
  )
}
