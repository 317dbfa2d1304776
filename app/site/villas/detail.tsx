import { receiveBooking } from '../booking/receive-booking.ts'
import { sendBooking } from '../forms/send.ts'
import { ListingPage } from '../listing-page/listing-page.tsx'
import { PriceLine } from '../listing-page/listing-price.tsx'
import { loadListing } from '../listing-page/load-listing.ts'
import { Prose } from '../listing-page/prose.tsx'
import { notWithinPage } from '../revalidation.ts'
import type { Route } from './+types/detail.ts'

export const loader = (request: Route.LoaderArgs) => loadListing('Villa', request)
export const action = (request: Route.ActionArgs) => receiveBooking('Villa', request)
export const clientAction = sendBooking
export const shouldRevalidate = notWithinPage

export default function Villa({ loaderData, actionData }: Route.ComponentProps) {
  const { listing } = loaderData
  const { duration, description, overview, additionalInfo, termCondition } = listing
  return (
    <ListingPage
      page={loaderData}
      answer={actionData}
      badge={duration}
      place={description}
      description={[duration, description, overview].filter(Boolean).join('. ')}
      sections={{
        overview: 'Overview',
        information: additionalInfo && 'Good to know',
        terms: termCondition && 'Terms',
      }}
      bookingTitle="Book this villa"
    >
      <Prose id="overview" title="Overview" text={overview}>
        <PriceLine listing={listing} />
      </Prose>
      <Prose id="information" title="Additional Information" text={additionalInfo} />
      <Prose id="terms" title="Terms and Conditions" text={termCondition} />
    </ListingPage>
  )
}
