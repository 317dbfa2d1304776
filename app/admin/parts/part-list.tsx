import { Image as ImageIcon, Pencil, Trash2 } from 'lucide-react'
import { isNumbered, type Part } from '#catalogue/part.ts'
import { rupees } from '#catalogue/prices/money.ts'
import type { WirePart } from '#server/wire/schemas.ts'
import { textOf } from '../record-form/typed.ts'
import { Button } from '../ui/button.tsx'

interface Props {
  declaration: Part
  records: WirePart[]
  open?: number
  onEdit: (id: number) => void
  onRemove: (record: WirePart, name: string) => void
}

/** The parts of a listing: each with its first two fields and its picture. */
export function PartList({ declaration, records, open, onEdit, onRemove }: Props) {
  return (
    <ul className="border-t border-line">
      {records.map((record) => {
        const name = nameOf(declaration, record)
        return (
          <li
            key={record.id}
            aria-current={record.id === open || undefined}
            className="flex flex-wrap items-center gap-3 border-b border-line py-2 pr-2 pl-4 last:border-b-0 hover:bg-surface-2 aria-current:bg-primary-soft"
          >
            <Thumbnail record={record} declaration={declaration} />
            <div className="min-w-0 grow basis-24">
              <p className="font-semibold break-words">{name}</p>
              <Rest declaration={declaration} record={record} />
            </div>
            <Button look="quiet" size="icon" onClick={() => onEdit(record.id)}>
              <Pencil aria-hidden className="size-4.5" />
              <span className="sr-only">Edit {name}</span>
            </Button>
            <Button
              look="quiet"
              size="icon"
              className="-ml-3"
              onClick={() => onRemove(record, name)}
            >
              <Trash2 aria-hidden className="size-4.5" />
              <span className="sr-only">Delete {name}</span>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

/** A day is named by its number and title, other parts by their first field. */
function nameOf(part: Part, record: WirePart): string {
  const [first, second] = Object.keys(part.fields)
  const name = textOf(record[first ?? ''])
  return isNumbered(part) ? `Day ${name}: ${textOf(record[second ?? ''])}` : name
}

function Rest({ declaration, record }: { declaration: Part; record: WirePart }) {
  const rest = Object.entries(declaration.fields).slice(isNumbered(declaration) ? 2 : 1)
  return rest.map(([name, { control, label }]) => (
    <p key={name} className="line-clamp-2 text-sm break-words whitespace-pre-line text-ink-muted">
      {name === 'icon' && `${label}: `}
      {control === 'rupees' ? rupees(Number(record[name])) : textOf(record[name])}
    </p>
  ))
}

function Thumbnail({ record, declaration }: { record: WirePart; declaration: Part }) {
  if (declaration.pictures === 'none') return null
  const [first] = record.pictures ?? []
  const shape = declaration.pictures === 'icon' ? 'size-12 object-cover' : 'h-12 w-16 object-cover'
  const box = `${shape} shrink-0 rounded-md bg-surface-3`
  if (!first) {
    return (
      <span className={`${box} flex items-center justify-center text-ink-muted`}>
        <ImageIcon aria-hidden className="size-5 opacity-60" />
        <span className="sr-only">{declaration.pictures === 'icon' ? 'No icon' : 'No image'}</span>
      </span>
    )
  }
  return <img src={first.srcset.webp.split(' ')[0]} alt="" loading="lazy" className={box} />
}
