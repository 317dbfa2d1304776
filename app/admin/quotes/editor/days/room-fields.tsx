import { Plus, X } from 'lucide-react'
import { counted } from '#catalogue/noun.ts'
import { guestsIn } from '#catalogue/quotes/rooms.ts'
import { maxRooms, type Rooms, type Version } from '#catalogue/quotes/version.ts'
import { Button } from '../../../ui/button.tsx'
import { onFirstClick } from '../../../ui/first-click.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useEditing, useLaterVersion, useVersion } from '../../editing/editing.ts'
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
  const count = useVersion(({ rooms }) => rooms.length)
  const change = (update: (rooms: Rooms[]) => Rooms[]) =>
    draft.change((version) => ({ ...version, rooms: update(version.rooms) }))
  const changeRow = (at: number, values: Partial<Rooms>) =>
    change((rooms) => rooms.map((room, index) => (index === at ? { ...room, ...values } : room)))
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="text-sm font-semibold">Rooms</legend>
      {Array.from({ length: count }, (_, at) => (
        <RoomRow
          key={name(at)}
          at={at}
          onChange={(values) => changeRow(at, values)}
          onRemove={() => change((rooms) => rooms.toSpliced(at, 1))}
        />
      ))}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {count < 20 && (
          <Button
            size="small"
            className="min-h-11"
            onClick={() => change((rooms) => [...rooms, newRoom])}
          >
            <Plus aria-hidden className="size-4" /> Rooms
          </Button>
        )}
        <Beds />
      </div>
    </fieldset>
  )
}

/** Whether everyone has a bed; only a hint. */
function Beds() {
  const rooms = useLaterVersion((version) => version.rooms)
  const party = useLaterVersion((version) => version.party)
  return <p className="text-sm text-ink-muted">{beds(rooms, party)}</p>
}

interface RowProps {
  at: number
  onChange: (values: Partial<Rooms>) => void
  onRemove: () => void
}

function RoomRow({ at, onChange, onRemove }: RowProps) {
  const occupancy = useVersion(({ rooms }) => rooms[at]?.occupancy ?? 'double')
  return (
    <div className="grid grid-cols-2 items-end gap-3 rounded-xl bg-surface-2 p-3 @lg:grid-cols-3">
      <ChoiceField
        name={`rooms.${at}.occupancy`}
        label="Kind"
        options={kinds}
        value={occupancy}
        onChange={(text) => onChange({ occupancy: text as Rooms['occupancy'] })}
      />
      <NumberField
        name={`rooms.${at}.count`}
        label="How many"
        select={({ rooms }) => rooms[at]?.count ?? 1}
        blank={1}
        onChange={(count) => onChange({ count: Math.min(Math.max(count ?? 1, 1), maxRooms) })}
      />
      {beside.map(({ field, label }) => (
        <NumberField
          key={field}
          name={`rooms.${at}.${field}`}
          label={label}
          select={({ rooms }) => rooms[at]?.[field] ?? 0}
          blank={0}
          onChange={(count) => onChange({ [field]: Math.min(count ?? 0, 10) })}
        />
      ))}
      <span className="justify-self-end">
        <IconButton text={`Remove ${name(at)}`} onClick={onFirstClick(onRemove)}>
          <X aria-hidden className="size-4.5" />
        </IconButton>
      </span>
    </div>
  )
}

const newRoom: Rooms = {
  ...{ occupancy: 'double', extraAdults: 0, childrenWithBed: 0 },
  ...{ childrenWithoutBed: 0, count: 1 },
}

function beds(rooms: Rooms[], { adults, children }: Version['party']): string {
  if (rooms.length === 0) return ''
  const held = guestsIn(rooms)
  if (held.adults === adults && held.children === children.length) return 'A bed for everyone.'
  const childCount = counted(held.children, 'child', 'children')
  return `Beds for ${counted(held.adults, 'adult')} and ${childCount}.`
}
