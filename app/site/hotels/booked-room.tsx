import { useId } from 'react'
import { rupees } from '#catalogue/prices/money.ts'
import { Field } from '../forms/field.tsx'
import { basisOf } from '../listing-page/price.tsx'
import { useSite } from '../site.ts'
import type { Hotel } from './room.ts'

interface Props {
  hotel: Hotel
  roomId: string
  onChoose: (id: string) => void
}

/** What is booked: the hotel and its room, which can still be changed. */
export function BookedRoom({ hotel, roomId, onChoose }: Props) {
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
