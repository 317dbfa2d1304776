import { Link } from 'react-router'
import type { PlaceLink } from './load-listing.ts'

/** Links to a listing's destinations. */
export function Places({ places }: { places: PlaceLink[] }) {
  if (places.length === 0) return null
  return (
    <nav aria-label="Destinations" className="flex flex-wrap items-center gap-2">
      {places.map(({ title, path }) => (
        <Link key={path} to={path} className="chip">
          {title}
        </Link>
      ))}
    </nav>
  )
}
