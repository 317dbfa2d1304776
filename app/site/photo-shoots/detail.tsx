import { receiveBooking } from '../booking/receive-booking.ts'
import { sendBooking } from '../forms/send.ts'
import { ActivityPage } from '../listing-page/activity-page.tsx'
import { loadListing } from '../listing-page/load-listing.ts'
import { notWithinPage } from '../revalidation.ts'
import type { Route } from './+types/detail.ts'

export const loader = (request: Route.LoaderArgs) => loadListing('Shoot', request)
export const action = (request: Route.ActionArgs) => receiveBooking('Shoot', request)
export const clientAction = sendBooking
export const shouldRevalidate = notWithinPage

export default function Shoot({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ActivityPage
      page={loaderData}
      answer={actionData}
      overviewTitle="Photoshoot Overview"
      bookingTitle="Book this shoot"
    />
  )
}
