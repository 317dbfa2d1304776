import { useEffect, useRef } from 'react'
import '../../styles/site/listing/departures.css'
import { longDays } from '#catalogue/dates/day-words.ts'
import { type Departure, lastDayOf } from '#catalogue/dates/departures.ts'
import { counted } from '#catalogue/noun.ts'
import type { FieldSpec } from '../forms/field.tsx'

interface Props {
  /** Upcoming departures, earliest first. */
  departures: Departure[]
  /** The trip's duration in days; 0 if unknown. */
  days: number
}

/** The fixed dates of a trip with their seats; nothing if there are none. */
export function Departures({ departures, days }: Props) {
  if (departures.length === 0) return null
  return (
    <section id="departures" className="detail-section">
      <h2 className="text-2xl">Departures</h2>
      <p className="text-ink-muted">
        Fixed dates with a group. Other dates are possible too: just ask. Your seats are held once
        we confirm them.
      </p>
      <ul className="departures">
        {departures.map((departure) => (
          <li key={departure.id} data-full={departure.seatsLeft === 0 || undefined}>
            <span>{datesText(departure, days)}</span>
            {departure.seatsLeft === 0 ? 'Full' : <strong>{seatsText(departure)}</strong>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Full names of months, since abbreviations differ between browsers. */
const datesText = ({ startsOn }: Departure, days: number) =>
  longDays(startsOn, lastDayOf(startsOn, days) || startsOn)

const fewSeats = 3

function seatsText({ seatsLeft }: Departure): string {
  if (seatsLeft === 0) return 'Full'
  return `${seatsLeft <= fewSeats ? 'Only ' : ''}${counted(seatsLeft, 'seat')} left`
}

/** The departure field of the booking form; undefined if there is no choice. */
export function departureField({ departures, days }: Props): FieldSpec | undefined {
  if (departures.length === 0) return undefined
  return {
    name: 'departureId',
    label: 'Departure',
    optional: true,
    wide: true,
    options: [
      { value: '', text: 'My own dates' },
      ...departures.map((departure) => ({
        value: String(departure.id),
        text: `${datesText(departure, days)} (${seatsText(departure).toLowerCase()})`,
        disabled: departure.seatsLeft === 0,
      })),
    ],
  }
}

/** Fills the chosen departure's dates into the surrounding form. */
export function DepartureDates({ departures, days }: Props) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLSelectElement) || target.name !== 'departureId') return
      const chosen = departures.find(({ id }) => String(id) === target.value)
      if (!chosen) return
      write(form, 'startDate', chosen.startsOn)
      write(form, 'endDate', lastDayOf(chosen.startsOn, days))
    }
    form.addEventListener('change', onChange)
    return () => form.removeEventListener('change', onChange)
  }, [departures, days])
  return <span ref={place} hidden />
}

function write(form: HTMLFormElement, name: string, day: string) {
  const field = form.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement) || !day) return
  field.value = day
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
