import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import type { KindName } from '#catalogue/kinds.ts'
import type { Sort } from '#catalogue/listing-query.ts'
import type { WireListing } from '#server/wire/schemas.ts'
import { priceWords } from '../rupees.ts'
import { Button } from '../ui/button.tsx'
import { Summary, Thumbnail } from './row-parts.tsx'
import { type View, viewSearch } from './view.ts'

interface Props {
  kind: KindName
  view: View
  items: WireListing[]
  onEdit: (id: number) => void
  onRemove: (listing: WireListing) => void
  /** The ids of those chosen for a bulk action; undefined while none is being chosen. */
  chosen?: number[]
  onChoose: (id: number) => void
  onStart: () => void
}

export function ListingTable({ items, onStart, ...row }: Props) {
  const { view } = row
  return (
    <table className="w-full table-fixed border-collapse">
      <thead className="text-left text-xs text-ink-muted">
        <tr className="border-b border-line">
          <SortHead view={view} by="title" text="Title" className="pl-4" />
          <SortHead
            view={view}
            by="price"
            text="Price"
            className="hidden w-22 text-right @min-[32rem]:table-cell"
          />
          <th className="w-24 py-1 text-right">
            {row.chosen ? (
              <span className="sr-only">Selected</span>
            ) : (
              <SelectSeveral onClick={onStart} />
            )}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row key={item.id} item={item} {...row} />
        ))}
      </tbody>
    </table>
  )
}

function SelectSeveral({ onClick }: { onClick: () => void }) {
  return (
    <Button size="small" onClick={onClick} className="mr-4">
      Select<span className="sr-only"> several</span>
    </Button>
  )
}

interface SortHeadProps {
  view: View
  by: 'title' | 'price'
  text: string
  className: string
}

function SortHead({ view, by, text, className }: SortHeadProps) {
  const down: Sort = `-${by}`
  const isUp = view.sort === by
  const isDown = view.sort === down
  const Arrow = isDown ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
      className={`font-semibold ${className}`}
    >
      <Link
        to={{ search: viewSearch({ ...view, sort: isUp ? down : by, page: 1 }) }}
        preventScrollReset
        replace
        className={`inline-flex min-h-9 items-center gap-1 pointer-coarse:min-h-11 hover:text-ink ${by === 'price' ? 'flex-row-reverse' : ''}`}
      >
        {text}
        <Arrow aria-hidden className={`size-3.5 ${isUp || isDown ? '' : 'opacity-0'}`} />
      </Link>
    </th>
  )
}

interface RowProps extends Omit<Props, 'items' | 'onStart'> {
  item: WireListing
}

function Row({ kind, view, item, onEdit, onRemove, chosen, onChoose }: RowProps) {
  const isOpen = view.edit === item.id
  return (
    <tr
      aria-current={isOpen || undefined}
      className="border-b border-line last:border-b-0 hover:bg-surface-2 aria-current:bg-primary-soft"
    >
      <th scope="row" className="py-2 pl-4 text-left font-normal">
        <div className="flex items-center gap-3">
          <Thumbnail item={item} />
          <Summary kind={kind} item={item} />
        </div>
      </th>
      <td className="hidden pl-2 text-right text-sm tabular-nums @min-[32rem]:table-cell">
        {priceWords(item.price)}
      </td>
      <td className="pr-2 text-right whitespace-nowrap">
        {chosen ? (
          <Tick
            text={`Select ${item.title}`}
            isChosen={chosen.includes(item.id)}
            onChange={() => onChoose(item.id)}
          />
        ) : (
          <RowButtons item={item} onEdit={onEdit} onRemove={onRemove} />
        )}
      </td>
    </tr>
  )
}

type RowButtonsProps = Pick<RowProps, 'item' | 'onEdit' | 'onRemove'>

function RowButtons({ item, onEdit, onRemove }: RowButtonsProps) {
  return (
    <>
      <Button look="quiet" size="icon" onClick={() => onEdit(item.id)}>
        <Pencil aria-hidden className="size-4.5" />
        <span className="sr-only">Edit {item.title}</span>
      </Button>
      <Button look="quiet" size="icon" onClick={() => onRemove(item)}>
        <Trash2 aria-hidden className="size-4.5" />
        <span className="sr-only">Delete {item.title}</span>
      </Button>
    </>
  )
}

interface TickProps {
  text: string
  isChosen: boolean
  onChange: () => void
}

function Tick({ text, isChosen, onChange }: TickProps) {
  return (
    <label className="inline-flex size-11 cursor-pointer items-center justify-center">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={onChange}
        className="size-5 accent-primary"
      />
      <span className="sr-only">{text}</span>
    </label>
  )
}
