import { counted } from '#catalogue/noun.ts'
import { maxNights } from '#catalogue/quotes/line.ts'
import { movedDay } from '#catalogue/quotes/stay-days.ts'
import { daysText } from '../../../dates.ts'
import { arriveOn, set } from '../../editing/changes.ts'
import { useEditing, useLaterVersion, useVersion, useView } from '../../editing/editing.ts'
import { nameOfGuest, partyText } from '../../quote-words.ts'
import { DayField, NumberField, TextField } from '../fields.tsx'
import { Unfolding } from '../unfolding.tsx'
import { PartyFields } from './party-fields.tsx'
import { RoomFields } from './room-fields.tsx'

/** The guest, the party and the stay; folded into a line until opened. */
export function Trip() {
  const { view } = useEditing()
  const isOpen = useView((now) => now.isTripOpen)
  return (
    <section
      aria-label="Guest and trip"
      className="@container rounded-2xl border border-line bg-surface px-4 py-1 sm:px-5"
    >
      <Unfolding
        id="trip"
        isOpen={isOpen}
        onToggle={() => view.change((now) => ({ ...now, isTripOpen: !isOpen }))}
        summary={<Summary />}
      >
        <Guest />
        <Stay />
        <PartyFields />
        <RoomFields />
      </Unfolding>
    </section>
  )
}

function Summary() {
  const guest = useLaterVersion((version) => version.guest)
  const party = useLaterVersion((version) => version.party)
  const arrival = useLaterVersion((version) => version.arrival)
  const nights = useLaterVersion((version) => version.nights)
  const dates = arrival ? daysText(arrival, movedDay(arrival, nights)) : 'No arrival yet'
  return (
    <>
      <span className="block font-semibold">{nameOfGuest(guest.name)}</span>
      <span className="block text-sm text-ink-muted">
        {dates}, {counted(nights, 'night')} · {partyText(party)}
      </span>
    </>
  )
}

const guestFields = [
  { field: 'name', label: 'Name' },
  { field: 'phone', label: 'Phone', type: 'tel' },
  { field: 'email', label: 'Email', type: 'email' },
  { field: 'homeState', label: 'Home state' },
] as const

function Guest() {
  const { draft } = useEditing()
  return (
    <div className="grid gap-3 @md:grid-cols-2">
      {guestFields.map(({ field, label, ...input }) => (
        <TextField
          key={field}
          {...input}
          name={`guest.${field}`}
          label={label}
          select={({ guest }) => guest[field]}
          onChange={(text) =>
            draft.change((version) => ({ ...version, guest: { ...version.guest, [field]: text } }))
          }
        />
      ))}
    </div>
  )
}

/** All days are numbered from the arrival, so they move with it. */
function Stay() {
  const { draft, rates } = useEditing()
  const arrival = useVersion((version) => version.arrival)
  return (
    <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-3">
      <DayField
        name="arrival"
        label="Arrival"
        hint="Changing it moves all days"
        value={arrival}
        onChange={(day) => draft.change(arriveOn(day, rates.book()))}
      />
      <NumberField
        name="nights"
        label="Nights"
        select={({ nights }) => nights}
        blank={1}
        onChange={(count) =>
          draft.change(set({ nights: Math.min(Math.max(count ?? 1, 1), maxNights) }))
        }
      />
    </div>
  )
}
