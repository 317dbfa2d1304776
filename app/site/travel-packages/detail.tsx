import type { TouristTrip } from 'schema-dts'
import { daysOf, upcoming } from '#catalogue/dates/departures.ts'
import { withoutMarks } from '#catalogue/texts/markdown.ts'
import { BookingSection } from '../booking/booking-section.tsx'
import { receivePackageBooking } from '../booking/receive-booking.ts'
import { sendBooking } from '../forms/send.ts'
import { agencyId, offered } from '../head/json-ld.ts'
import { CheckList } from '../listing-page/check-list.tsx'
import { Days } from '../listing-page/days.tsx'
import { ListingPage } from '../listing-page/listing-page.tsx'
import { loadListing, type ShownListing } from '../listing-page/load-listing.ts'
import { Prose } from '../listing-page/prose.tsx'
import { notWithinPage } from '../revalidation.ts'
import { useSite } from '../site.ts'
import type { Route } from './+types/detail.ts'
import { DepartureDates, Departures, departureField } from './departures.tsx'
import { factsOf, storyOf, type TripFact } from './trip-story.ts'

export const loader = (request: Route.LoaderArgs) => loadListing('TravelPackage', request)
export const action = (request: Route.ActionArgs) => receivePackageBooking(request)
export const clientAction = sendBooking
export const shouldRevalidate = notWithinPage

export default function TravelPackage({ loaderData, actionData }: Route.ComponentProps) {
  const { listing } = loaderData
  const { duration, description, highlights, parts } = listing
  const { paymentTerms, cancellationPolicy } = listing
  const story = storyOf(listing)
  const facts = factsOf(listing)
  const { publicUrl } = useSite()
  const trip = { departures: upcoming(parts.departures, loaderData.today), days: daysOf(listing) }
  return (
    <ListingPage
      page={loaderData}
      answer={actionData}
      badge={duration}
      place={description}
      description={[duration, description, story].filter(Boolean).join('. ')}
      data={import.meta.env.SSR && tripData(publicUrl, listing)}
      sections={{
        overview: (story || facts.length > 0) && 'Overview',
        price: 'What is included',
        itinerary: parts.dayWiseItinerary.length > 0 && 'Day by day',
        departures: trip.departures.length > 0 && 'Departures',
        terms: (paymentTerms || cancellationPolicy) && 'Terms',
      }}
      booking={
        <BookingSection
          about={listing}
          today={loaderData.today}
          departure={departureField(trip)}
          behind={trip.departures.length > 0 && <DepartureDates {...trip} />}
        />
      }
    >
      <Prose id="overview" title="Overview" text={story}>
        {facts.length > 0 && <TripFacts facts={facts} />}
      </Prose>
      <CheckList title="Highlights" items={highlights} />
      <Inclusions {...listing} />
      <Days days={parts.dayWiseItinerary} />
      <Departures {...trip} />
      <div id="terms">
        <Prose title="Payment terms" text={paymentTerms} />
        <Prose title="Cancellation policy" text={cancellationPolicy} />
      </div>
    </ListingPage>
  )
}

const TripFacts = ({ facts }: { facts: TripFact[] }) => (
  <dl className="mt-5 grid gap-x-8 gap-y-4 sm:grid-cols-3">
    {facts.map(({ name, text }) => (
      <div key={name} className="min-w-0 border-l-3 border-accent pl-3">
        <dt className="text-sm text-ink-muted">{name}</dt>
        <dd className="font-medium break-words">{text}</dd>
      </div>
    ))}
  </dl>
)

type Contents = Pick<ShownListing<'TravelPackage'>, 'inclusions' | 'exclusions'>

const Inclusions = ({ inclusions, exclusions }: Contents) => (
  <div className="grid gap-x-10 sm:grid-cols-2" id="price">
    <CheckList title="Inclusions" items={inclusions} empty="No inclusions available" />
    <CheckList title="Exclusions" items={exclusions} empty="No exclusions available" excluded />
  </div>
)

/** Structured data of the trip and its days. */
const tripData = (publicUrl: string, trip: ShownListing<'TravelPackage'>) =>
  ({
    '@type': 'TouristTrip',
    ...offered(publicUrl, trip),
    description: trip.description,
    provider: { '@id': agencyId(publicUrl) },
    itinerary: {
      '@type': 'ItemList',
      itemListElement: trip.parts.dayWiseItinerary.map(({ dayNumber, title, details }) => ({
        '@type': 'ListItem' as const,
        position: dayNumber,
        name: title,
        description: withoutMarks(details),
      })),
    },
  }) satisfies TouristTrip
