import { Link } from 'react-router'
import { editPath } from '../links/paths.ts'
import { useTitles } from '../record-form/listings/use-titles.ts'

/** A listing by its title, where it is edited. */
export function ListingLink({ id }: { id: number }) {
  const { known, nameOf } = useTitles([id])
  const listing = known.get(id)
  if (!listing) return nameOf(id)
  return (
    <Link
      to={editPath(listing.kind, id)}
      className="-my-2.5 inline-block min-w-11 py-2.5 text-link underline"
    >
      {listing.title}
    </Link>
  )
}
