import { BadgeCheck, Luggage, Users } from 'lucide-react'
import type { VehicleData } from '../card/card-data.ts'

interface Props {
  vehicle: VehicleData
  large?: boolean
}

/** Seats, luggage and condition, as far as known. */
export function VehicleFacts({ vehicle, large = false }: Props) {
  const facts = [
    { label: 'Seats', value: String(vehicle.seats), Icon: Users },
    { label: 'Luggage', value: vehicle.luggage, Icon: Luggage },
    { label: 'Condition', value: vehicle.condition, Icon: BadgeCheck },
  ].filter(({ value }) => value !== '')
  return (
    <dl className={`vehicle-facts ${large ? 'vehicle-facts-large' : ''}`}>
      {facts.map(({ label, value, Icon }) => (
        <div key={label}>
          <dt>
            <Icon aria-hidden size={large ? 22 : 16} /> {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
