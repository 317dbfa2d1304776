import '../../styles/site/listing/vehicle.css'
import { receiveBooking } from '../booking/receive-booking.ts'
import { sendBooking } from '../forms/send.ts'
import { ListingPage } from '../listing-page/listing-page.tsx'
import { PriceLine } from '../listing-page/listing-price.tsx'
import { loadListing } from '../listing-page/load-listing.ts'
import { Prose } from '../listing-page/prose.tsx'
import { VehicleFacts } from '../listing-page/vehicle-facts.tsx'
import { notWithinPage } from '../revalidation.ts'
import type { Route } from './+types/detail.ts'

export const loader = (request: Route.LoaderArgs) => loadListing('Transportation', request)
export const action = (request: Route.ActionArgs) => receiveBooking('Transportation', request)
export const clientAction = sendBooking
export const shouldRevalidate = notWithinPage

export default function Vehicle({ loaderData, actionData }: Route.ComponentProps) {
  const { listing } = loaderData
  return (
    <ListingPage
      page={loaderData}
      answer={actionData}
      description={listing.description}
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
