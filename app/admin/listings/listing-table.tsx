import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { categoryField } from '#catalogue/kind.ts'
import { type KindName, kindOf } from '#catalogue/kinds.ts'
import type { Sort } from '#catalogue/listing-query.ts'
import type { WireListing } from '../api/wire.ts'
import { rupees } from '../rupees.ts'
import { Button } from '../ui/button.tsx'
import { type View, viewSearch } from './view.ts'

interface Props {
  kind: KindName
  view: View
  items: WireListing[]
  onEdit: (id: number) => void
  onRemove: (listing: WireListing) => void
}

export function ListingTable({ kind, view, items, onEdit, onRemove }: Props) {
  return (
    <table className="w-full table-fixed border-collapse">
      <thead className="text-left text-xs text-ink-muted">
        <tr className="border-b border-line">
          <SortHead view={view} by="title" text="Title" className="pl-4" />
          <SortHead
            view={view}
            by="price"
            text="Price"
            className="hidden w-22 text-right @min-[25rem]:table-cell"
          />
          <th className="w-26">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row key={item.id} {...{ kind, view, item, onEdit, onRemove }} />
        ))}
      </tbody>
    </table>
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
        className="inline-flex min-h-9 items-center gap-1 hover:text-ink"
      >
        {text}
        <Arrow aria-hidden className={`size-3.5 ${isUp || isDown ? '' : 'opacity-0'}`} />
      </Link>
    </th>
  )
}

interface RowProps extends Omit<Props, 'items'> {
  item: WireListing
}

function Row({ kind, view, item, onEdit, onRemove }: RowProps) {
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
      <td className="hidden pl-2 text-right text-sm tabular-nums @min-[25rem]:table-cell">
        {rupees(item.price)}
      </td>
      <td className="pr-2 text-right whitespace-nowrap">
        <Button look="quiet" size="icon" onClick={() => onEdit(item.id)}>
          <Pencil aria-hidden className="size-4.5" />
          <span className="sr-only">Edit {item.title}</span>
        </Button>
        <Button look="quiet" size="icon" onClick={() => onRemove(item)}>
          <Trash2 aria-hidden className="size-4.5" />
          <span className="sr-only">Delete {item.title}</span>
        </Button>
      </td>
    </tr>
  )
}

function Thumbnail({ item: { pictures } }: { item: WireListing }) {
  const [first] = pictures
  const box = 'h-12 w-16 shrink-0 rounded-md bg-surface-3 object-cover'
  if (!first) {
    return (
      <span
        className={`${box} flex items-center justify-center text-center text-xs text-ink-muted`}
      >
        No image
      </span>
    )
  }
  const src = first.srcset.webp.split(' ')[0]
  return <img src={src} alt="" width={64} height={48} loading="lazy" className={box} />
}

function Summary({ kind, item }: { kind: KindName; item: WireListing }) {
  const declaration = kindOf(kind)
  const category = declaration.categories[Number(item[categoryField(declaration)])]
  const second = category ?? String(item.duration ?? '')
  return (
    <div className="min-w-0">
      <p className="line-clamp-2 leading-snug font-semibold break-words">{item.title}</p>
      <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-muted">
        {item.status === 'draft' && (
          <span className="rounded-sm bg-warning-soft px-1.5 font-semibold text-on-warning-soft">
            Draft
          </span>
        )}
        <span className="tabular-nums @min-[25rem]:hidden">{rupees(item.price)}</span>
        <span className="truncate">{second}</span>
      </p>
    </div>
  )
}
