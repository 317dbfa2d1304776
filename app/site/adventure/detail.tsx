import { href, Link } from 'react-router'
import { receiveBooking } from '../booking/receive-booking.ts'
import { sendBooking } from '../forms/send.ts'
import { ListingPage } from '../listing-page/listing-page.tsx'
import { loadListing } from '../listing-page/load-listing.ts'
import { Prose } from '../listing-page/prose.tsx'
import { notWithinPage } from '../revalidation.ts'
import type { Route } from './+types/detail.ts'

export const loader = (request: Route.LoaderArgs) => loadListing('Adventure', request)
export const action = (request: Route.ActionArgs) => receiveBooking('Adventure', request)
export const clientAction = sendBooking
export const shouldRevalidate = notWithinPage

export default function Adventure({ loaderData, actionData }: Route.ComponentProps) {
  const { id, location, overview, additionalInfo, termCondition } = loaderData.listing
  return (
    <ListingPage
      page={loaderData}
      answer={actionData}
      place={location}
      description={`${location}. ${overview}`}
      type="TouristTrip"
      sections={{
        description: overview && 'Description',
        information: 'Additional information',
        terms: termCondition && 'Terms',
      }}
      bookingTitle="Book this adventure"
    >
      <Prose id="description" title="Description" text={overview} />
      <Prose id="information" title="Additional Information" text={additionalInfo}>
        <p>
          No fixed dates yet?{' '}
          <Link to={href('/contact-form-adventure/:id', { id: `${id}` })} className="link">
            Send a contact request for this adventure
          </Link>
          .
        </p>
      </Prose>
      <Prose id="terms" title="Terms & Conditions" text={termCondition} />
    </ListingPage>
  )
}
