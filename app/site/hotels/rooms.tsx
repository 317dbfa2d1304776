import { Users } from 'lucide-react'
import { rupees } from '#catalogue/prices/money.ts'
import { EnhancedLink } from '../../ui/enhanced-link.tsx'
import { useBooking } from '../booking/booking.tsx'
import { basisOf } from '../listing-page/listing-price.tsx'
import { NoPicture } from '../media/no-picture.tsx'
import { Slideshow } from '../media/slideshow.tsx'
import { useSite } from '../site.ts'
import type { Hotel, Room } from './room.ts'

interface Props {
  hotel: Hotel
  onChoose: (id: string) => void
}

export function Rooms({ hotel, onChoose }: Props) {
  const rooms = hotel.parts.hotelRooms
  const basis = basisOf(useSite(), hotel)
  return (
    <section id="rooms" className="detail-section">
      <h2 className="text-2xl">Rooms</h2>
      {rooms.length === 0 && <p className="text-ink-muted">No rooms available</p>}
      <ul className="rooms">
        {rooms.map((room) => (
          <li key={room.id}>
            <RoomCard room={room} basis={basis} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface RoomCardProps extends Pick<Props, 'onChoose'> {
  room: Room
  basis: string
}

const sizes = '(min-width: 80rem) 18rem, (min-width: 40rem) 44vw, 92vw'

function RoomCard({ room, basis, onChoose }: RoomCardProps) {
  const { id, name, capacity, pricePerNight, images } = room
  return (
    <article className="card">
      <div className="card-picture">
        {images.length === 0 ? (
          <NoPicture text="No images available" />
        ) : (
          <Slideshow images={images} height="100%" label={`Pictures of ${name}`} sizes={sizes} />
        )}
      </div>
      <div className="card-text">
        <h3 className="text-xl">{name}</h3>
        <p className="flex gap-2 text-sm text-ink-muted">
          <Users aria-hidden size={18} className="shrink-0" /> {capacity}
        </p>
        <p className="mt-auto flex flex-wrap items-baseline gap-x-2 pt-2">
          <span className="font-display text-2xl font-semibold">{rupees(pricePerNight)}</span>
          <span className="text-sm text-ink-muted">{basis}</span>
        </p>
        <BookRoom id={String(id)} name={name} onChoose={onChoose} />
      </div>
    </article>
  )
}

interface BookRoomProps extends Pick<Props, 'onChoose'> {
  id: string
  name: string
}

/** Opens the form below with this room; without scripts the URL does. */
function BookRoom({ id, name, onChoose }: BookRoomProps) {
  const { show } = useBooking()

  function book() {
    onChoose(id)
    show()
  }

  return (
    <EnhancedLink href={`?room=${id}#book`} instead={book} className="button button-primary mt-1">
      Book Now
      <span className="sr-only"> {name}</span>
    </EnhancedLink>
  )
}
