import type { Product, TouristTrip } from 'schema-dts'
import type { AnyListing, KindName } from '#catalogue/kinds.ts'
import { withoutMarks } from '#catalogue/texts/markdown.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { Booking } from '../booking/booking.tsx'
import { BookingSection } from '../booking/booking-section.tsx'
import { ListingTools } from '../bookmarks/listing-tools.tsx'
import { Recent } from '../bookmarks/recent/recent.tsx'
import type { CardData } from '../card/card-data.ts'
import { CardGrid } from '../card/card-grid.tsx'
import type { Answer } from '../forms/answer.ts'
import { offered, type Thing } from '../head/json-ld.ts'
import { JsonLd } from '../head/json-ld-script.tsx'
import { PageMeta } from '../head/page-meta.tsx'
import { arrangeGallery } from '../media/gallery.tsx'
import { PageHeader } from '../sections/page-header.tsx'
import { SectionHead } from '../sections/section-head.tsx'
import { useList, useSite } from '../site.ts'
import { ContactBar } from './contact-bar.tsx'
import { FinishedMarkup } from './finished-markup.tsx'
import type { ListingPageData } from './load-listing.ts'
import '../../styles/site/listing/listing-page.css'

/** Labels of the section links, by id; missing sections have none. */
type SectionLabels = Record<string, string | false | undefined>

interface Props {
  page: Omit<ListingPageData<KindName>, 'listing' | 'preview'> & {
    listing: AnyListing & { path: string; priceUnit: string }
  }
  answer?: Answer
  badge?: string
  place?: string
  lead?: string
  /** A description of one or two sentences, for search engines. */
  description: string
  type?: 'Product' | 'TouristTrip'
  /** Structured data beyond that of every listing; on the server only. */
  data?: Thing | false
  sections: SectionLabels
  bookingTitle?: string
  booking?: React.ReactNode
  children: React.ReactNode
}

/** The page of a listing: head, pictures, sections next to the price, booking, and related listings. */
export function ListingPage({ page, answer, children, ...about }: Props) {
  const { listing, related, places, localCosts, season, reviews, questions, today, book } = page
  const { title, path, images } = listing
  const { badge, place, lead, type = 'Product', sections, bookingTitle, booking } = about
  const description = withoutMarks(about.description) || title
  const { publicUrl } = useSite()
  const gallery = arrangeGallery(images, title)
  const crumbs = [useList(listing.kind), { label: title, path }]
  return (
    <Booking answer={answer} asked={book} key={path}>
      <PageMeta title={title} description={description} path={path} listing={listing} />
      <PageHeader title={title} badge={badge} place={place} lead={lead} crumbs={crumbs}>
        <Places places={places} />
        <ListingTools listing={listing} />
      </PageHeader>
      {gallery.above}
      <div className="page with-aside">
        <div className="min-w-0">
          {gallery.beside}
          <SectionLinks
            sections={{
              ...sections,
              'local-costs': localCosts && 'You also pay',
              reviews: reviews && 'Reviews',
              questions: questions && 'Questions',
              booking: 'Book',
            }}
          />
          {children}
          <FinishedMarkup html={localCosts + season + reviews + questions} />
          {booking ?? <BookingSection about={listing} today={today} title={bookingTitle} />}
        </div>
        <ContactBar listing={listing} />
      </div>
      <Related cards={related} />
      <Recent current={listing.id} />
      <JsonLd
        data={
          import.meta.env.SSR &&
          (about.data ||
            ({ '@type': type, description, ...offered(publicUrl, listing) } satisfies
              | Product
              | TouristTrip))
        }
      />
    </Booking>
  )
}

/** Links to a listing's destinations. */
function Places({ places }: Pick<Props['page'], 'places'>) {
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

const SectionLinks = ({ sections }: { sections: SectionLabels }) => (
  <nav aria-label="On this page" className="section-links">
    {Object.entries(sections).map(
      ([id, label]) =>
        label && (
          <SiteLink key={id} to={`#${id}`}>
            {label}
          </SiteLink>
        ),
    )}
  </nav>
)

function Related({ cards }: { cards: CardData[] }) {
  if (cards.length === 0) return null
  return (
    <section className="related border-t border-line">
      <div className="page section">
        <SectionHead title="You may also like" />
        <CardGrid cards={cards} />
      </div>
    </section>
  )
}
