import { href } from 'react-router'
import { todayInKolkata } from '#catalogue/kolkata.ts'
import { Booking } from '../booking/booking.tsx'
import { bookingFields } from '../booking/booking-fields.ts'
import { howItWorks } from '../booking/booking-section.tsx'
import { StayLength } from '../booking/stay-length.tsx'
import { EnquiryPage } from '../contact/enquiry-page.tsx'
import type { FieldSpec } from '../forms/field.tsx'
import { receiveForm } from '../forms/receive.ts'
import { notAfterSending, sendBooking } from '../forms/send.ts'
import { PageMeta } from '../head/page-meta.tsx'
import { useList } from '../site.ts'
import type { Route } from './+types/contact-form.ts'
import { findRoom } from './find-room.ts'
import { RoomInSmall } from './room-in-small.tsx'

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
export const shouldRevalidate = notAfterSending

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
        form={{ name: 'room', fields, send: 'Send booking inquiry', children: <StayLength /> }}
        answer={actionData}
        sent={{ about }}
      >
        <RoomInSmall hotel={hotel} room={room} />
      </EnquiryPage>
    </Booking>
  )
}
