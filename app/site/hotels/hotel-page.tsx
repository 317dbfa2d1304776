import { useState } from 'react'
import { BookingSection } from '../booking/booking-section.tsx'
import { PriceLine } from '../card/price-line.tsx'
import type { Answer } from '../forms/answer.ts'
import { ListingPage } from '../listing-page/listing-page.tsx'
import type { ListingPageData } from '../listing-page/load-listing.ts'
import { Prose } from '../listing-page/prose.tsx'
import { useSite } from '../site.ts'
import { BookedRoom } from './booked-room.tsx'
import { hotelData } from './hotel-data.ts'
import { Location } from './location.tsx'
import { roomOf } from './room.ts'
import { Rooms } from './rooms.tsx'
import { Services } from './services.tsx'

interface Props {
  page: ListingPageData<'Hotel'> & {
    /** Id of the room that the address asks for, or ''. */
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
        data={hotelData(publicUrl, listing)}
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
        <Location address={description} />
        <Services services={parts.services} />
        <Prose id="information" title="Additional Information" text={additionalInfo} />
        <Prose id="terms" title="Terms & Conditions" text={termCondition} />
      </ListingPage>
    </div>
  )
}
