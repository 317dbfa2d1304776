import { receiveBooking } from '../booking/receive-booking.ts'
import { notAfterSending, sendBooking } from '../forms/send.ts'
import { ListingPage } from '../listing-page/listing-page.tsx'
import { loadListing } from '../listing-page/load-listing.ts'
import { Prose } from '../listing-page/prose.tsx'
import type { Route } from './+types/detail.ts'

export const loader = (request: Route.LoaderArgs) => loadListing('Shoot', request)
export const action = (request: Route.ActionArgs) => receiveBooking('Shoot', request)
export const clientAction = sendBooking
export const shouldRevalidate = notAfterSending

export default function Shoot({ loaderData, actionData }: Route.ComponentProps) {
  const { duration, description, overview, additionalInfo, termCondition } = loaderData.listing
  return (
    <ListingPage
      page={loaderData}
      answer={actionData}
      badge={duration}
      lead={description}
      description={description || overview}
      type="Product"
      sections={{
        overview: overview && 'Overview',
        information: additionalInfo && 'Additional information',
        terms: termCondition && 'Terms',
      }}
      bookingTitle="Book this shoot"
    >
      <Prose id="overview" title="Photoshoot Overview" text={overview} />
      <Prose id="information" title="Additional Information" text={additionalInfo} />
      <Prose id="terms" title="Terms & Conditions" text={termCondition} />
    </ListingPage>
  )
}
