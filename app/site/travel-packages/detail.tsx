import type { Listing } from '#catalogue/kinds.ts'
import { Booking } from '../booking/booking.tsx'
import { BookingSection } from '../booking/booking-section.tsx'
import { ListingTools } from '../bookmarks/listing-tools.tsx'
import { Recent } from '../bookmarks/recent/recent.tsx'
import { receiveForm } from '../forms/receive.ts'
import { notAfterSending, sendBooking } from '../forms/send.ts'
import { JsonLd } from '../head/json-ld-script.tsx'
import { PageMeta } from '../head/page-meta.tsx'
import { CheckList } from '../listing-page/check-list.tsx'
import { ContactBar } from '../listing-page/contact-bar.tsx'
import { Days } from '../listing-page/days.tsx'
import { DetailColumns } from '../listing-page/detail-columns.tsx'
import { findListing, loadListing } from '../listing-page/load-listing.ts'
import { Prose } from '../listing-page/prose.tsx'
import { Related } from '../listing-page/related.tsx'
import { placeGallery } from '../media/gallery.tsx'
import { PageHead } from '../sections/page-head.tsx'
import { useList, useSite } from '../site.ts'
import type { Route } from './+types/detail.ts'
import { tripData } from './trip-data.ts'

export const loader = (request: Route.LoaderArgs) => loadListing('TravelPackage', request)

export async function action(request: Route.ActionArgs) {
  const { kind, id, title } = await findListing('TravelPackage', request)
  return receiveForm('booking', request, { kind, listingId: id, listingName: title })
}

export const clientAction = sendBooking
export const shouldRevalidate = notAfterSending

export default function TravelPackage({ loaderData, actionData }: Route.ComponentProps) {
  const { listing, related, today, book } = loaderData
  const { title, path, duration, description, overview, images, parts } = listing
  const { publicUrl } = useSite()
  const gallery = placeGallery(images, title)
  return (
    <Booking answer={actionData} asked={book} key={path}>
      <PageMeta
        title={title}
        description={[duration, description, overview].filter(Boolean).join('. ')}
        path={path}
        listing={listing}
      />
      <PageHead
        title={title}
        badge={duration}
        place={description}
        crumbs={[useList('TravelPackage'), { label: title, path }]}
      >
        <ListingTools listing={listing} />
      </PageHead>
      {gallery.above}
      <DetailColumns
        lead={gallery.beside}
        sections={sectionsOf(listing)}
        aside={<ContactBar listing={listing} />}
      >
        <Prose id="overview" title="Overview" text={overview} />
        <div className="grid gap-x-10 sm:grid-cols-2" id="price">
          <CheckList
            title="Inclusions"
            items={listing.inclusions}
            empty="No inclusions available"
          />
          <CheckList
            title="Exclusions"
            items={listing.exclusions}
            empty="No exclusions available"
            excluded
          />
        </div>
        <Days days={parts.dayWiseItinerary} />
        <div id="terms">
          <Prose title="Payment terms" text={listing.paymentTerms} />
          <Prose title="Cancellation policy" text={listing.cancellationPolicy} />
        </div>
        <BookingSection about={listing} today={today} />
      </DetailColumns>
      <Related cards={related} />
      <Recent current={listing.id} />
      <JsonLd data={tripData(publicUrl, listing)} />
    </Booking>
  )
}

function sectionsOf({
  overview,
  parts,
  paymentTerms,
  cancellationPolicy,
}: Listing<'TravelPackage'>) {
  return {
    overview: overview && 'Overview',
    price: 'What is included',
    itinerary: parts.dayWiseItinerary.length > 0 && 'Day by day',
    terms: (paymentTerms || cancellationPolicy) && 'Terms',
  }
}
