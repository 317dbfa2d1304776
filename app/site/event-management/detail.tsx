import type { Listing } from '#catalogue/kinds.ts'
import { receiveBooking } from '../booking/receive-booking.ts'
import { sendBooking } from '../forms/send.ts'
import { Days } from '../listing-page/days.tsx'
import { ListingPage } from '../listing-page/listing-page.tsx'
import { loadListing } from '../listing-page/load-listing.ts'
import { Prose } from '../listing-page/prose.tsx'
import { notWithinPage } from '../revalidation.ts'
import type { Route } from './+types/detail.ts'
import { drawingsOf } from './drawing.server.ts'
import { Includes } from './includes.tsx'

export async function loader(request: Route.LoaderArgs) {
  const page = await loadListing('EventManagement', request)
  const icons = page.listing.parts.packageIncludes.map(({ icon }) => icon)
  return { ...page, drawings: await drawingsOf(icons) }
}

export const action = (request: Route.ActionArgs) => receiveBooking('EventManagement', request)
export const clientAction = sendBooking
export const shouldRevalidate = notWithinPage

export default function EventPage({ loaderData, actionData }: Route.ComponentProps) {
  const { description, parts } = loaderData.listing
  const { packageIncludes, dayWiseItineraries, addons } = parts
  return (
    <ListingPage
      page={loaderData}
      answer={actionData}
      description={description}
      sections={{
        description: description && 'Description',
        includes: packageIncludes.length > 0 && 'What is included',
        itinerary: dayWiseItineraries.length > 0 && 'Day by day',
        addons: addons.length > 0 && 'Add-ons',
      }}
      bookingTitle="Book this event"
    >
      <Prose id="description" title="Description" text={description} />
      <Includes includes={packageIncludes} drawings={loaderData.drawings} />
      <Days days={dayWiseItineraries} title="Day Wise Itineraries" />
      <Addons addons={addons} />
    </ListingPage>
  )
}

/** Optional extras of an event; nothing if there are none. */
function Addons({ addons }: Pick<Listing<'EventManagement'>['parts'], 'addons'>) {
  if (addons.length === 0) return null
  return (
    <section id="addons" className="detail-section">
      <h2 className="text-2xl">Available Add-ons</h2>
      <dl className="addons">
        {addons.map(({ id, title, description }) => (
          <div key={id}>
            <dt className="font-semibold">{title}</dt>
            <dd className="text-ink-muted">{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
