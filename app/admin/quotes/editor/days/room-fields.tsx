import { Plus, X } from 'lucide-react'
import { counted } from '#catalogue/noun.ts'
import { guestsIn } from '#catalogue/quotes/rooms.ts'
import type { Rooms, Version } from '#catalogue/quotes/version.ts'
import { Button } from '../../../ui/button.tsx'
import { onFirstClick } from '../../../ui/first-click.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { set } from '../../editing/changes.ts'
import { useEditing, useVersion } from '../../editing/editing.ts'
import { ChoiceField, NumberField } from '../fields.tsx'

const kinds = [
  { value: 'double', text: 'Double' },
  { value: 'single', text: 'Single' },
]

const beside = [
  { field: 'extraAdults', label: 'Extra adults each' },
  { field: 'childrenWithBed', label: 'With bed each' },
  { field: 'childrenWithoutBed', label: 'Without bed each' },
] as const

const name = (at: number) => `rooms ${at + 1}`

/** A number of equal rooms, and the additional guests in each. */
export function RoomFields() {
  const { draft } = useEditing()
  const rooms = useVersion((version) => version.rooms)
  const party = useVersion((version) => version.party)
  const put = (next: Rooms[]) => draft.change(set({ rooms: next }))
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="text-sm font-semibold">Rooms</legend>
      {rooms.map((room, at) => (
        <RoomRow
          key={name(at)}
          {...{ room, at }}
          onChange={(changed) => put(rooms.with(at, changed))}
          onRemove={() => put(rooms.toSpliced(at, 1))}
        />
      ))}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {rooms.length < 20 && (
          <Button size="small" className="min-h-11" onClick={() => put([...rooms, newRoom])}>
            <Plus aria-hidden className="size-4" /> Rooms
          </Button>
        )}
        <p className="text-sm text-ink-muted">{beds(rooms, party)}</p>
      </div>
    </fieldset>
  )
}

interface RowProps {
  room: Rooms
  at: number
  onChange: (changed: Rooms) => void
  onRemove: () => void
}

const RoomRow = ({ room, at, onChange, onRemove }: RowProps) => (
  <div className="grid grid-cols-2 items-end gap-3 rounded-xl bg-surface-2 p-3 @lg:grid-cols-3">
    <ChoiceField
      name={`rooms.${at}.occupancy`}
      label="Kind"
      options={kinds}
      value={room.occupancy}
      onChange={(occupancy) => onChange({ ...room, occupancy: occupancy as Rooms['occupancy'] })}
    />
    <NumberField
      name={`rooms.${at}.count`}
      label="How many"
      value={room.count}
      blank={1}
      onChange={(count) => onChange({ ...room, count: Math.min(Math.max(count ?? 1, 1), 200) })}
    />
    {beside.map(({ field, label }) => (
      <NumberField
        key={field}
        name={`rooms.${at}.${field}`}
        label={label}
        value={room[field]}
        blank={0}
        onChange={(count) => onChange({ ...room, [field]: Math.min(count ?? 0, 10) })}
      />
    ))}
    <span className="justify-self-end">
      <IconButton text={`Remove ${name(at)}`} onClick={onFirstClick(onRemove)}>
        <X aria-hidden className="size-4.5" />
      </IconButton>
    </span>
  </div>
)

const newRoom: Rooms = {
  ...{ occupancy: 'double', extraAdults: 0, childrenWithBed: 0 },
  ...{ childrenWithoutBed: 0, count: 1 },
}

/** Whether everyone has a bed; only a hint. */
function beds(rooms: Rooms[], { adults, children }: Version['party']): string {
  if (rooms.length === 0) return ''
  const held = guestsIn(rooms)
  if (held.adults === adults && held.children === children.length) return 'A bed for everyone.'
  const childCount = counted(held.children, 'child', 'children')
  return `Beds for ${counted(held.adults, 'adult')} and ${childCount}.`
}
