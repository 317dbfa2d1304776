import { ArrowDown, ArrowUp } from 'lucide-react'
import { Link } from 'react-router'
import { categoryField, isSold } from '#catalogue/kind.ts'
import { type KindName, kindOf } from '#catalogue/kinds.ts'
import type { Sort } from '#catalogue/listings/listing-query.ts'
import type { WireListing } from '#server/wire/schemas.ts'
import { type View, viewSearch } from '../view.ts'
import { ListingRow, type RowProps } from './listing-row.tsx'

interface Props extends RowProps {
  items: WireListing[]
}

/** The rows of a page, grouped by category if sorted by it. */
export function ListingTable({ items, ...row }: Props) {
  const { kind, view } = row
  const groups = view.sort === 'category' ? groupsOf(kind, items) : [{ name: '', items }]
  return (
    <table className="w-full table-fixed border-collapse">
      <Head view={view} isSold={isSold(kindOf(kind))} isChoosing={row.chosen !== undefined} />
      {groups.map((group) => (
        <tbody key={group.name} className="border-b border-line last:border-b-0">
          {group.name && <GroupHead name={group.name} />}
          {group.items.map((item) => (
            <ListingRow key={item.id} item={item} {...row} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function groupsOf(name: KindName, items: WireListing[]) {
  const kind = kindOf(name)
  const category = (item: WireListing) =>
    kind.categories[Number(item[categoryField(kind)])] ?? 'No category'
  return [...Map.groupBy(items, category)].map(([name, items]) => ({ name, items }))
}

function GroupHead({ name }: { name: string }) {
  return (
    <tr className="border-b border-line bg-surface-2">
      <th scope="rowgroup" colSpan={2} className="px-3 py-1.5 text-left text-sm font-semibold">
        {name}
      </th>
      <td className="hidden @min-[32rem]:table-cell" />
    </tr>
  )
}

interface HeadProps {
  view: View
  isSold: boolean
  isChoosing: boolean
}

function Head({ view, isSold, isChoosing }: HeadProps) {
  return (
    <thead className="text-left text-xs text-ink-muted @max-[22rem]:collapse">
      <tr className="border-b border-line">
        <SortHead view={view} by="title" text="Title" className="pl-3 @min-[28rem]:pl-4" />
        {isSold ? (
          <SortHead
            view={view}
            by="price"
            text="Price"
            className="hidden w-26 text-right @min-[32rem]:table-cell"
          />
        ) : (
          <th className="hidden w-0 @min-[32rem]:table-cell" />
        )}
        <th className={`w-13 ${isChoosing ? '' : '@min-[22rem]:w-29'}`}>
          <span className="sr-only">What can be done</span>
        </th>
      </tr>
    </thead>
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
        className="inline-flex min-h-7 items-center gap-1 pointer-coarse:min-h-11 hover:text-ink"
      >
        {text}
        {(isUp || isDown) && <Arrow aria-hidden className="size-3.5" />}
      </Link>
    </th>
  )
}
