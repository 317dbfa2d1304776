import { SiteLink } from '../../ui/site-link.tsx'
import type { PlaceLink } from './load-listing.ts'

/** Links to a listing's destinations. */
export function Places({ places }: { places: PlaceLink[] }) {
  if (places.length === 0) return null
  return (
    <nav aria-label="Destinations" className="flex flex-wrap items-center gap-2">
      {places.map(({ title, path }) => (
        <SiteLink key={path} to={path} className="chip">
          {title}
        </SiteLink>
      ))}
    </nav>
  )
}
