import { useState } from 'react'
import { Booking } from '../booking/booking.tsx'
import { BookingSection } from '../booking/booking-section.tsx'
import { ListingTools } from '../bookmarks/listing-tools.tsx'
import { Recent } from '../bookmarks/recent/recent.tsx'
import { PriceLine } from '../card/price-line.tsx'
import type { Answer } from '../forms/answer.ts'
import { JsonLd } from '../head/json-ld-script.tsx'
import { PageMeta } from '../head/page-meta.tsx'
import { ContactBar } from '../listing-page/contact-bar.tsx'
import { DetailColumns } from '../listing-page/detail-columns.tsx'
import type { ListingPage } from '../listing-page/load-listing.ts'
import { Prose } from '../listing-page/prose.tsx'
import { Related } from '../listing-page/related.tsx'
import { placeGallery } from '../media/gallery.tsx'
import { PageHead } from '../sections/page-head.tsx'
import { useList, useSite } from '../site.ts'
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
  const crumbs = [useList('Hotel'), { label: title, path }]
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
