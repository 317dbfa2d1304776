import { Link } from 'react-router'
import { rupees } from '#catalogue/money.ts'
import { basisOf } from '../listing-page/price.tsx'
import { Picture } from '../media/picture.tsx'
import { useSite } from '../site.ts'
import type { FoundRoom } from './find-room.ts'

/** The room that a form is about. */
export function RoomInSmall({ hotel, room }: FoundRoom) {
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
