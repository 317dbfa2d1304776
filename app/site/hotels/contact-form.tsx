import { data, href, Link } from 'react-router'
import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import { listingPath } from '#catalogue/listings/listing-path.ts'
import { rupees } from '#catalogue/prices/money.ts'
import { domainContext, type ListingRequest } from '../../domain.ts'
import { Booking } from '../booking/booking.tsx'
import { bookingFields } from '../booking/booking-fields.ts'
import { howItWorks } from '../booking/booking-section.tsx'
import { StayLength } from '../booking/stay-length.tsx'
import { EnquiryPage } from '../contact/enquiry-page.tsx'
import type { FieldSpec } from '../forms/field.tsx'
import { receiveForm } from '../forms/receive.ts'
import { sendBooking } from '../forms/send.ts'
import { PageMeta } from '../head/page-meta.tsx'
import { basisOf } from '../listing-page/listing-price.tsx'
import { findListing } from '../listing-page/load-listing.ts'
import { Picture } from '../media/picture.tsx'
import { notWithinPage } from '../revalidation.ts'
import { useList, useSite } from '../site.ts'
import type { Route } from './+types/contact-form.ts'
import { roomOf } from './room.ts'

/** The room with an id, and its hotel. Throws a 404 if there is none. */
async function findRoom({ context, params, url }: ListingRequest) {
  const id = /^[1-9]\d{0,8}$/.test(params.id) ? Number(params.id) : 0
  const { parts } = context.get(domainContext).listings
  const name = { kind: 'Hotel', part: 'hotelRooms' } as const
  const part = id ? await parts.find(name, id, { drafts: false }) : undefined
  if (!part) throw data(null, { status: 404 })

  const listing = await findListing('Hotel', { context, url, params: { id: `${part.listingId}` } })
  const room = roomOf(listing.parts.hotelRooms, params.id)
  if (!room) throw data(null, { status: 404 })
  const { title } = listing
  return { hotel: { id: listing.id, title, path: listingPath(listing) }, room }
}

export async function loader(request: Route.LoaderArgs) {
  return { ...(await findRoom(request)), today: todayInKolkata() }
}

export async function action(request: Route.ActionArgs) {
  const { hotel, room } = await findRoom(request)
  return receiveForm('room', request, {
    hotelId: hotel.id,
    hotelName: hotel.title,
    roomId: room.id,
    roomName: room.name,
  })
}

export const clientAction = sendBooking
export const shouldRevalidate = notWithinPage

export default function ContactForm({ loaderData, actionData }: Route.ComponentProps) {
  const { hotel, room, today } = loaderData
  const path = href('/contact-form/:id', { id: `${room.id}` })
  const about = { title: `${room.name}, ${hotel.title}`, path: hotel.path }
  const fields: FieldSpec[] = [
    { name: 'hotelName', label: 'Hotel', initial: hotel.title, readOnly: true },
    { name: 'roomName', label: 'Room', initial: room.name, readOnly: true },
    ...bookingFields(today),
  ]
  return (
    <Booking answer={actionData} asked key={path}>
      <PageMeta
        title={`Book ${about.title}`}
        description={`Ask for ${about.title} on your dates.`}
        path={path}
        hidden
      />
      <EnquiryPage
        title="Book a room"
        lead={howItWorks}
        crumbs={[
          useList('Hotel'),
          { label: hotel.title, path: hotel.path },
          { label: 'Book', path },
        ]}
        form={{ name: 'room', fields, send: 'Send booking enquiry', children: <StayLength /> }}
        answer={actionData}
        sent={{ about }}
      >
        <RoomInSmall hotel={hotel} room={room} />
      </EnquiryPage>
    </Booking>
  )
}

function RoomInSmall({ hotel, room }: Awaited<ReturnType<typeof findRoom>>) {
  const { name, capacity, pricePerNight, images } = room
  const basis = basisOf(useSite(), { kind: 'Hotel', priceUnit: 'per night' })
  return (
    <div className="subject">
      {images[0] && <Picture image={images[0]} sizes="8rem" className="subject-picture" />}
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-ink-muted">{capacity}</p>
        <p className="text-sm text-ink-muted">
          <strong className="font-display text-lg text-ink">{rupees(pricePerNight)}</strong> {basis}
        </p>
        <Link to={hotel.path} className="link">
          {hotel.title}
        </Link>
      </div>
    </div>
  )
}
