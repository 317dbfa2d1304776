import { useState } from 'react'
import '../../styles/site/listing/hotel.css'
import { BookingSection } from '../booking/booking-section.tsx'
import type { Answer } from '../forms/answer.ts'
import { FinishedMarkup } from '../listing-page/finished-markup.tsx'
import { ListingPage } from '../listing-page/listing-page.tsx'
import type { ListingPageData } from '../listing-page/load-listing.ts'
import { PriceLine } from '../listing-page/price.tsx'
import { Prose } from '../listing-page/prose.tsx'
import { useSite } from '../site.ts'
import { BookedRoom } from './booked-room.tsx'
import { hotelData } from './hotel-data.ts'
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
