import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { KindName } from '#catalogue/kinds.ts'
import type { WireListing } from '#server/wire/schemas.ts'
import { priceWords } from '../../rupees.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { type View, viewSearch } from '../view.ts'
import { Meta, Thumbnail } from './row-parts.tsx'
import type { RowActions } from './use-row-actions.ts'

export interface RowProps {
  kind: KindName
  view: View
  actions: RowActions
  /** Opens or closes the row's menu. */
  onMore: (item: WireListing, button: HTMLButtonElement) => void
  /** The id of the row whose menu is open. */
  more?: number
  /** The ids selected for a bulk action; undefined outside of selection mode. */
  chosen?: number[]
  onChoose: (id: number) => void
  /** The id of the one saved last. */
  saved?: number
}

/** A listing in the list; the whole row opens it, or selects it in selection mode. */
export function ListingRow({ item, ...props }: RowProps & { item: WireListing }) {
  const { kind, view, actions, chosen } = props
  const isSaved = props.saved === item.id
  const row = useShown(isSaved)
  return (
    <tr
      ref={row}
      aria-current={view.edit === item.id || undefined}
      className={`border-b border-line last:border-b-0 hover:bg-surface-2 aria-current:bg-primary-soft ${isSaved ? 'animate-flash motion-reduce:[animation-timing-function:step-end]' : ''}`}
    >
      <th scope="row" className="relative py-1 pl-3 text-left font-normal @min-[28rem]:pl-4">
        <div className="flex items-center gap-3">
          <Thumbnail item={item} />
          <div className="min-w-0 grow">
            {chosen ? (
              <label htmlFor={`tick-${item.id}`} className="after:absolute after:inset-0">
                <span className="sr-only">Select </span>
                <span dir="auto" className={titleClass}>
                  {item.title}
                </span>
              </label>
            ) : (
              <TitleLink item={item} view={view} onOpen={actions.edit} />
            )}
            <Meta kind={kind} item={item} hasCategory={view.sort !== 'category'} />
          </div>
        </div>
      </th>
      <td className="hidden pl-2 text-right text-sm tabular-nums @min-[32rem]:table-cell">
        {priceWords(item.price)}
      </td>
      <td className="pr-1 text-right whitespace-nowrap">
        {chosen ? (
          <RowCheckbox
            id={item.id}
            isChosen={chosen.includes(item.id)}
            onChange={() => props.onChoose(item.id)}
          />
        ) : (
          <RowButtons item={item} {...props} />
        )}
      </td>
    </tr>
  )
}

/** Scrolls the saved row into view. */
function useShown(isSaved: boolean) {
  const row = useRef<HTMLTableRowElement>(null)
  useLayoutEffect(() => {
    if (isSaved) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isSaved])
  return row
}

const titleClass = 'line-clamp-2 text-left text-[0.9375rem] leading-tight font-semibold break-words'

/** Covers the neighbouring cells, up to the buttons. */
const stretchClass =
  "after:absolute after:inset-0 after:content-[''] focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus @min-[32rem]:after:-right-22"

interface TitleProps {
  item: WireListing
  view: View
  onOpen: (id: number) => void
}

function TitleLink({ item: { id, title }, view, onOpen }: TitleProps) {
  return (
    <Link
      to={{ search: viewSearch({ ...view, edit: id }) }}
      preventScrollReset
      id={`row-${id}`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        onOpen(id)
      }}
      className={stretchClass}
    >
      <span dir="auto" className={titleClass}>
        {title}
      </span>
    </Link>
  )
}

type ButtonsProps = Pick<RowProps, 'actions' | 'onMore' | 'more'> & { item: WireListing }

function RowButtons({ item, actions, onMore, more }: ButtonsProps) {
  return (
    <span className="flex justify-end">
      <span className="hidden @min-[22rem]:-mr-2.5 @min-[22rem]:flex @min-[22rem]:-space-x-2.5">
        <IconButton text={`Edit ${item.title}`} onClick={() => actions.edit(item.id)}>
          <Pencil aria-hidden className="size-4.5" />
        </IconButton>
        <IconButton text={`Delete ${item.title}`} onClick={() => actions.remove(item)}>
          <Trash2 aria-hidden className="size-4.5" />
        </IconButton>
      </span>
      <IconButton
        text={`More for ${item.title}`}
        aria-haspopup="menu"
        aria-expanded={more === item.id}
        onClick={({ currentTarget }) => onMore(item, currentTarget)}
      >
        <EllipsisVertical aria-hidden className="size-5" />
      </IconButton>
    </span>
  )
}

interface RowCheckboxProps {
  id: number
  isChosen: boolean
  onChange: () => void
}

/** Named by the label that covers the row. */
function RowCheckbox({ id, isChosen, onChange }: RowCheckboxProps) {
  return (
    <label className="mr-1 inline-flex size-11 cursor-pointer items-center justify-center">
      <input
        id={`tick-${id}`}
        type="checkbox"
        checked={isChosen}
        onChange={onChange}
        className="size-5 accent-primary"
      />
    </label>
  )
}
