import { useState } from 'react'
import { Booking } from '../booking/booking.tsx'
import { BookingSection } from '../booking/booking-section.tsx'
import type { Answer } from '../forms/answer.ts'
import { ListingTools } from '../keeping/listing-tools.tsx'
import type { ListingPage } from '../listing/load-listing.ts'
import { Recent } from '../recent/recent.tsx'
import { ContactBar } from '../sections/contact-bar.tsx'
import { DetailColumns } from '../sections/detail-columns.tsx'
import { placeGallery } from '../sections/gallery.tsx'
import { JsonLd } from '../sections/json-ld.tsx'
import { PageHead } from '../sections/page-head.tsx'
import { PageMeta } from '../sections/page-meta.tsx'
import { PriceLine } from '../sections/price-line.tsx'
import { Prose } from '../sections/prose.tsx'
import { Related } from '../sections/related.tsx'
import { useSite } from '../site.ts'
import { BookedRoom } from './booked-room.tsx'
import { hotelData } from './hotel-data.ts'
import { Location } from './location.tsx'
import { type Hotel, roomOf } from './room.ts'
import { Rooms } from './rooms.tsx'
import { Services } from './services.tsx'

interface Props {
  page: ListingPage<'Hotel'> & {
    /** Id of the room that the address asks for, or ''. */
    asked: string
  }
  answer?: Answer
}

export function HotelPage({ page, answer }: Props) {
  const { listing, related, today, book, asked } = page
  const { title, path, duration, description, overview, images, parts } = listing
  const [chosen, choose] = useState(answer?.values?.roomId ?? asked)
  const { publicUrl } = useSite()
  const room = roomOf(parts.hotelRooms, chosen)
  const gallery = placeGallery(images, title)
  const crumbs = [
    { label: 'Hotels', path: '/hotels' },
    { label: title, path },
  ]
  return (
    <Booking answer={answer} asked={book}>
      <PageMeta
        title={title}
        description={[duration, description, overview].filter(Boolean).join('. ')}
        path={path}
        listing={listing}
      />
      <div className="fades-in">
        <PageHead title={title} badge={duration} place={description} crumbs={crumbs}>
          <ListingTools listing={listing} />
        </PageHead>
        {gallery.above}
        <DetailColumns
          lead={gallery.beside}
          sections={sectionsOf(listing)}
          aside={<ContactBar listing={listing} />}
        >
          <Rooms hotel={listing} onChoose={choose} />
          <Prose id="description" title="Description" text={overview}>
            <PriceLine listing={listing} />
          </Prose>
          <Location address={description} />
          <Services services={parts.services} />
          <Prose id="information" title="Additional Information" text={listing.additionalInfo} />
          <Prose id="terms" title="Terms & Conditions" text={listing.termCondition} />
          <BookingSection
            name="hotel"
            title="Contact Form"
            about={{ title: room ? `${room.name}, ${title}` : title, path }}
            today={today}
          >
            <BookedRoom hotel={listing} roomId={room ? chosen : ''} onChoose={choose} />
          </BookingSection>
        </DetailColumns>
        <Related cards={related} />
        <Recent current={listing.id} />
      </div>
      <JsonLd data={hotelData(publicUrl, listing)} />
    </Booking>
  )
}

function sectionsOf({ parts, additionalInfo, termCondition }: Hotel) {
  return {
    rooms: 'Rooms',
    description: 'Description',
    location: 'Location',
    services: parts.services.length > 0 && 'Services',
    information: additionalInfo && 'Good to know',
    terms: termCondition && 'Terms',
  }
}
