import type { AnyListing } from '#catalogue/kinds.ts'
import { Booking } from '../booking/booking.tsx'
import { BookingSection } from '../booking/booking-section.tsx'
import { ListingTools } from '../bookmarks/listing-tools.tsx'
import { Recent } from '../bookmarks/recent/recent.tsx'
import type { CardData } from '../card/card-data.ts'
import type { Answer } from '../forms/answer.ts'
import { offered } from '../head/json-ld.ts'
import { JsonLd } from '../head/json-ld-script.tsx'
import { PageMeta } from '../head/page-meta.tsx'
import { placeGallery } from '../media/gallery.tsx'
import { PageHead } from '../sections/page-head.tsx'
import { useList, useSite } from '../site.ts'
import { ContactBar } from './contact-bar.tsx'
import { DetailColumns, type SectionLabels } from './detail-columns.tsx'
import { Related } from './related.tsx'

interface Props {
  page: {
    listing: AnyListing & { path: string; priceUnit: string }
    related: CardData[]
    today: string
    book: boolean
  }
  /** What became of the booking form. */
  answer?: Answer
  badge?: string
  place?: string
  /** Stands below the title. */
  lead?: string
  /** The page in a sentence or two, for search engines. */
  description: string
  type: 'Product' | 'TouristTrip'
  sections: SectionLabels
  /** Heading of the booking form. */
  bookingTitle: string
  children: React.ReactNode
}

/** The page of a listing: head, pictures, its sections beside the price, booking, and what is like it. */
export function ListingPage({ page, answer, children, ...about }: Props) {
  const { listing, related, today, book } = page
  const { title, path, images } = listing
  const { badge, place, lead, type, sections, bookingTitle } = about
  const description = about.description || title
  const list = useList(listing.kind)
  const { publicUrl } = useSite()
  const gallery = placeGallery(images, title)
  return (
    <Booking answer={answer} asked={book} key={path}>
      <PageMeta title={title} description={description} path={path} listing={listing} />
      <PageHead title={title} badge={badge} place={place} crumbs={[list, { label: title, path }]}>
        {lead && <p className="max-w-3xl text-lg text-ink-muted">{lead}</p>}
        <ListingTools listing={listing} />
      </PageHead>
      {gallery.above}
      <DetailColumns
        lead={gallery.beside}
        sections={sections}
        aside={<ContactBar listing={listing} />}
      >
        {children}
        <BookingSection about={listing} today={today} title={bookingTitle} />
      </DetailColumns>
      <Related cards={related} />
      <Recent current={listing.id} />
      <JsonLd data={{ '@type': type, description, ...offered(publicUrl, listing) }} />
    </Booking>
  )
}
