import { receiveBooking } from '../booking/receive-booking.ts'
import { notAfterSending, sendBooking } from '../forms/send.ts'
import { loadListing } from '../listing/load-listing.ts'
import { ListingPage } from '../sections/listing-page.tsx'
import { PriceLine } from '../sections/price-line.tsx'
import { Prose } from '../sections/prose.tsx'
import { VehicleFacts } from '../sections/vehicle-facts.tsx'
import type { Route } from './+types/detail.ts'

export const loader = (request: Route.LoaderArgs) => loadListing('Transportation', request)
export const action = (request: Route.ActionArgs) => receiveBooking('Transportation', request)
export const clientAction = sendBooking
export const shouldRevalidate = notAfterSending

export default function Vehicle({ loaderData, actionData }: Route.ComponentProps) {
  const { listing } = loaderData
  return (
    <ListingPage
      page={loaderData}
      answer={actionData}
      list={{ label: 'Transportation', path: '/transportation' }}
      description={listing.description}
      type="Product"
      sections={{ vehicle: 'The vehicle', description: 'Description' }}
      bookingTitle="Book this vehicle"
    >
      <section id="vehicle" className="detail-section">
        <h2 className="text-2xl">The vehicle</h2>
        <VehicleFacts vehicle={listing} large />
      </section>
      <Prose id="description" title="Description" text={listing.description}>
        <PriceLine listing={listing} />
      </Prose>
    </ListingPage>
  )
}
