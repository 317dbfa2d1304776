import { href, Link } from 'react-router'
import { kindOf } from '#catalogue/kinds.ts'
import { useTitles } from '../record-form/listings/use-titles.ts'

/** A listing by its title, where it is edited. */
export function ListingLink({ id }: { id: number }) {
  const { known, nameOf } = useTitles([id])
  const listing = known.get(id)
  if (!listing) return nameOf(id)
  const screen = href('/admin/:screen', { screen: kindOf(listing.kind).screen })
  return (
    <Link
      to={`${screen}?edit=${id}`}
      className="-my-2.5 inline-block min-w-11 py-2.5 text-link underline"
    >
      {listing.title}
    </Link>
  )
}
