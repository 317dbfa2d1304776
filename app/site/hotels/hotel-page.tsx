import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import '../../styles/site/listing/hotel.css'
import { BookingSection } from '../booking/booking-section.tsx'
import { PriceLine } from '../card/price-line.tsx'
import type { Answer } from '../forms/answer.ts'
import { ListingPage } from '../listing-page/listing-page.tsx'
import type { ListingPageData } from '../listing-page/load-listing.ts'
import { Prose } from '../listing-page/prose.tsx'
import { Picture } from '../media/picture.tsx'
import { Mark } from '../shell/logo.tsx'
import { useSite } from '../site.ts'
import { BookedRoom } from './booked-room.tsx'
import { hotelData } from './hotel-data.ts'
import { type Hotel, roomOf } from './room.ts'
import { Rooms } from './rooms.tsx'

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
        <Location address={description} />
        <Services services={parts.services} />
        <Prose id="information" title="Additional Information" text={additionalInfo} />
        <Prose id="terms" title="Terms & Conditions" text={termCondition} />
      </ListingPage>
    </div>
  )
}

const search = 'https://www.google.com/maps/search/?api=1&query='

/** Where the hotel is, as a link to a search of the maps for just these words. */
function Location({ address }: { address: string }) {
  return (
    <section id="location" className="detail-section">
      <h2 className="text-2xl">Location</h2>
      <p>
        <a
          href={search + encodeURIComponent(address)}
          target="_blank"
          rel="noopener"
          className="link"
        >
          {address}
          <ExternalLink aria-hidden="true" size={16} className="ml-1.5 inline align-[-0.1em]" />
          <span className="sr-only"> (map, opens in a new tab)</span>
        </a>
      </p>
    </section>
  )
}

/** What the hotel offers beside its rooms; nothing where it names nothing. */
function Services({ services }: { services: Hotel['parts']['services'] }) {
  if (services.length === 0) return null
  return (
    <section id="services" className="detail-section">
      <h2 className="text-2xl">Services</h2>
      <ul className="services">
        {services.map(({ id, title, description, images: [icon] }) => (
          <li key={id}>
            <div className="service-icon">
              {icon ? (
                <Picture image={{ ...icon, alt: '' }} sizes="4.5rem" />
              ) : (
                <Mark className="h-9 w-auto" />
              )}
            </div>
            <div>
              <h3 className="text-lg">{title}</h3>
              <p className="text-ink-muted">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
