import { Heart } from 'lucide-react'
import { href, Link } from 'react-router'
import { saved } from './lists.ts'
import { useIds } from './use-ids.ts'

interface Props {
  className: string
  children?: string
}

/** The link to the saved listings, with their number. */
export function SavedLink({ className, children }: Props) {
  const count = useIds(saved)?.length ?? 0
  return (
    <Link
      to={href('/saved')}
      className={`saved-link ${className}`}
      aria-label={count > 0 ? `Saved listings: ${count}` : 'Saved listings'}
    >
      <Heart aria-hidden size={20} />
      {children}
      {count > 0 && <span className="saved-count">{count}</span>}
    </Link>
  )
}
