import { href, Link } from 'react-router'
import type { TouristDestination } from 'schema-dts'
import { withoutMarks } from '#catalogue/texts/markdown.ts'
import { RowSection } from '../card/card-row.tsx'
import { addresses } from '../head/json-ld.ts'
import { JsonLd } from '../head/json-ld-script.tsx'
import { PageMeta } from '../head/page-meta.tsx'
import { queryLink } from '../list-page/query-links.ts'
import type { ShownListing } from '../listing-page/load-listing.ts'
import { Prose } from '../listing-page/prose.tsx'
import { arrangeGallery } from '../media/gallery.tsx'
import { notWithinPage } from '../revalidation.ts'
import { PageHeader } from '../sections/page-header.tsx'
import { useSite } from '../site.ts'
import type { Route } from './+types/detail.ts'
import { loadDestination, type OfferedKind } from './load-destination.ts'
import { coordinatesOf, mapLink } from './map-link.ts'

export const loader = (request: Route.LoaderArgs) => loadDestination(request)
export const shouldRevalidate = notWithinPage

export default function Destination({ loaderData }: Route.ComponentProps) {
  const { listing, offered } = loaderData
  const { title, path, images, description, overview, bestMonths } = listing
  const { publicUrl } = useSite()
  const gallery = arrangeGallery(images, title)
  const crumbs = [
    { label: 'Destinations', path: href('/destinations') },
    { label: title, path },
  ]
  return (
    <div key={path}>
      <PageMeta title={title} description={inShort(listing)} path={path} listing={listing} />
      <PageHeader title={title} crumbs={crumbs} lead={description}>
        <Facts bestMonths={bestMonths} map={mapLink(listing)} />
      </PageHeader>
      {gallery.above}
      {(gallery.beside || overview) && (
        <div className="page max-w-4xl">
          {gallery.beside}
          <Prose title={`About ${title}`} text={overview} />
        </div>
      )}
      {offered.map((kind) => (
        <Offered key={kind.listPath} kind={kind} place={listing} />
      ))}
      <JsonLd data={import.meta.env.SSR && destinationData(publicUrl, listing)} />
    </div>
  )
}

/** A description of one or two sentences, for search engines. */
function inShort({ title, description, overview, bestMonths }: ShownListing<'Destination'>) {
  const about = description || withoutMarks(overview) || title
  return bestMonths ? `${about} Best months: ${bestMonths}.` : about
}

interface FactsProps {
  bestMonths: string
  map?: string
}

const Facts = ({ bestMonths, map }: FactsProps) => (
  <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
    {bestMonths && (
      <p>
        <span className="text-ink-muted">Best months:</span> {bestMonths}
      </p>
    )}
    <Link to={href('/roads')} className="link inline-flex min-h-11 items-center">
      Roads now
    </Link>
    {map && (
      <a href={map} rel="noopener" className="link inline-flex min-h-11 items-center">
        Show on a map
      </a>
    )}
  </div>
)

interface OfferedProps {
  kind: OfferedKind
  place: Pick<ShownListing, 'id' | 'title'>
}

function Offered({ kind: { label, plural, listPath, total, cards }, place }: OfferedProps) {
  return (
    <RowSection
      id={`offered-${listPath.slice(1)}`}
      title={label}
      label={`${label} in ${place.title}`}
      cards={cards}
    >
      {total > cards.length && (
        <Link to={queryLink(listPath, {}, { destination: place.id })} className="link">
          See more {plural}
        </Link>
      )}
    </RowSection>
  )
}

const destinationData = (publicUrl: string, place: ShownListing<'Destination'>) =>
  ({
    '@type': 'TouristDestination' as const,
    name: place.title,
    alternateName: place.otherNames,
    url: publicUrl + place.path,
    description: place.description || withoutMarks(place.overview),
    image: addresses(publicUrl, place.images),
    geo: geoOf(place),
  }) satisfies TouristDestination

function geoOf(place: ShownListing<'Destination'>) {
  const at = coordinatesOf(place)
  return at && { '@type': 'GeoCoordinates' as const, ...at }
}
