import { useState } from 'react'
import '../../styles/site/listing/hotel.css'
import { useId } from 'react'
import { rupees } from '#catalogue/prices/money.ts'
import { BookingSection } from '../booking/booking-section.tsx'
import type { Answer } from '../forms/answer.ts'
import { Field } from '../forms/field.tsx'
import { FinishedMarkup } from '../listing-page/finished-markup.tsx'
import { ListingPage } from '../listing-page/listing-page.tsx'
import { basisOf, PriceLine } from '../listing-page/listing-price.tsx'
import type { ListingPageData } from '../listing-page/load-listing.ts'
import { Prose } from '../listing-page/prose.tsx'
import { useSite } from '../site.ts'
import { hotelData } from './hotel-data.ts'
import type { Hotel } from './room.ts'
import { roomOf } from './room.ts'
import { Rooms } from './rooms.tsx'

interface Props {
  page: ListingPageData<'Hotel'> & {
    /** Location and services, as markup. */
    around: string
    /** Id of the room in the URL, or ''. */
    asked: string
  }
  answer?: Answer
}

export function HotelPage({ page, answer }: Props) {
  const { listing, today, asked } = page
  const { title, path, duration, description, overview, parts } = listing
  const { additionalInfo, termCondition } = listing
  const [chosen, choose] = useState(answer?.values?.roomId ?? asked)
  const { publicUrl } = useSite()
  const room = roomOf(parts.hotelRooms, chosen)
  return (
    <div className="fades-in">
      <ListingPage
        page={page}
        answer={answer}
        badge={duration}
        place={description}
        description={[duration, description, overview].filter(Boolean).join('. ')}
        data={import.meta.env.SSR && hotelData(publicUrl, listing)}
        sections={{
          rooms: 'Rooms',
          description: 'Description',
          location: 'Location',
          services: parts.services.length > 0 && 'Services',
          information: additionalInfo && 'Good to know',
          terms: termCondition && 'Terms',
        }}
        booking={
          <BookingSection
            name="hotel"
            title="Contact Form"
            about={{ title: room ? `${room.name}, ${title}` : title, path }}
            today={today}
          >
            <BookedRoom hotel={listing} roomId={room ? chosen : ''} onChoose={choose} />
          </BookingSection>
        }
      >
        <Rooms hotel={listing} onChoose={choose} />
        <Prose id="description" title="Description" text={overview}>
          <PriceLine listing={listing} />
        </Prose>
        <FinishedMarkup html={page.around} />
        <Prose id="information" title="Additional Information" text={additionalInfo} />
        <Prose id="terms" title="Terms & Conditions" text={termCondition} />
      </ListingPage>
    </div>
  )
}

interface RoomProps {
  hotel: Hotel
  roomId: string
  onChoose: (id: string) => void
}

/** What is booked: the hotel and its room, which can still be changed. */
function BookedRoom({ hotel, roomId, onChoose }: RoomProps) {
  const basis = basisOf(useSite(), hotel)
  const rooms = hotel.parts.hotelRooms
  const id = useId()
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <Field
        spec={{ name: 'hotelName', label: 'Hotel', initial: hotel.title, readOnly: true }}
        id={`${id}-hotel`}
      />
      {rooms.length > 0 && (
        <div className="field">
          <label htmlFor={id}>Room</label>
          <select
            id={id}
            name="roomId"
            className="input"
            value={roomId}
            onChange={(event) => onChoose(event.target.value)}
          >
            <option value="">Any room</option>
            {rooms.map(({ id, name, pricePerNight }) => (
              <option key={id} value={String(id)}>
                {name}, {rupees(pricePerNight)} {basis}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  )
}
