import { useMemo, useRef } from 'react'
import { daysText } from '../season-text.ts'
import type { Rates } from '../use-rates.ts'
import { GridCell } from './grid-cell.tsx'
import { leavesCell, nextCell, type Position } from './grid-keys.ts'
import {
  cellKey,
  copyable,
  type Item,
  type Line,
  linesOf,
  priceAt,
  rateIndex,
  type Season,
} from './grid-table.ts'
import { SeasonHeader } from './season-header.tsx'
import { useCellSaving } from './use-cell-saving.ts'

interface Props {
  supplierId: number
  rates: Rates
  items: Item[]
  seasons: Season[]
  onCopy: (season: Season) => void
}

/** Column width in rem, constant while typing. */
const [itemWidth, seasonWidth] = [15, 11]

/** A supplier's rates: items by seasons, with editable amounts. */
export function RateGrid({ supplierId, rates, items, seasons, onCopy }: Props) {
  const save = useCellSaving(supplierId, rates)
  const { table, move } = useMoves()
  const index = useMemo(() => rateIndex(rates.rates), [rates.rates])
  const lines = items.flatMap(linesOf)
  const rowOf = new Map(lines.map((line, row) => [`${line.item.key} ${line.price}`, row]))
  return (
    <div className="max-h-[85dvh] w-fit max-w-full overflow-auto rounded-xl border border-line">
      <table
        ref={table}
        onKeyDown={move}
        className="table-fixed border-separate border-spacing-0 text-sm"
        style={{ width: `${itemWidth + seasonWidth * seasons.length}rem` }}
      >
        <caption className="sr-only">
          Rates by item and season. Arrows move between the amounts, Enter saves one, Escape
          restores the old amount.
        </caption>
        <colgroup>
          <col style={{ width: `${itemWidth}rem` }} />
          {seasons.map(({ key }) => (
            <col key={key} style={{ width: `${seasonWidth}rem` }} />
          ))}
        </colgroup>
        <GridHead {...{ seasons, onCopy }} />
        {items.map((item) => (
          <tbody key={item.key}>
            {hasHeader(item) && <ItemHeader item={item} width={seasons.length} />}
            {linesOf(item).map((line) => (
              <GridLine
                key={line.price}
                row={rowOf.get(`${item.key} ${line.price}`) ?? 0}
                {...{ line, seasons, index, save }}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function GridHead({ seasons, onCopy }: Pick<Props, 'seasons' | 'onCopy'>) {
  const copied = new Set(copyable(seasons))
  return (
    <thead>
      <tr>
        <th
          scope="col"
          className="sticky top-0 left-0 z-30 border-b border-line bg-surface-3 p-3 text-left align-bottom font-semibold"
        >
          Item
        </th>
        {seasons.map((season) => (
          <SeasonHeader
            key={season.key}
            season={season}
            onCopy={copied.has(season) ? onCopy : undefined}
          />
        ))}
      </tr>
    </thead>
  )
}

/** A longer name would wrap to many lines in its column. */
const maxBeside = 40

/** Whether the name is above the prices: for a room, and if it is too long to be next to its price. */
const hasHeader = ({ item, plan }: Item) => plan !== null || item.length > maxBeside

/** The name above the prices. */
const ItemHeader = ({ item, width }: { item: Item; width: number }) => (
  <tr>
    <th
      scope="rowgroup"
      colSpan={width + 1}
      className="border-b border-line bg-surface-2 p-0 text-left font-semibold"
    >
      <span className="sticky left-0 inline-block max-w-xl px-3 pt-3 pb-1 wrap-anywhere">
        <bdi>{item.item}</bdi> <span className="font-normal text-ink-muted">{item.plan}</span>
      </span>
    </th>
  </tr>
)

interface LineProps {
  line: Line
  row: number
  seasons: Season[]
  index: ReturnType<typeof rateIndex>
  save: ReturnType<typeof useCellSaving>
}

function GridLine({ line, row, seasons, index, save }: LineProps) {
  const { item, price, label } = line
  return (
    <tr>
      <th
        scope="row"
        className="sticky left-0 z-10 border-b border-line bg-surface px-3 py-2.5 text-left align-top font-normal"
      >
        {hasHeader(item) ? (
          <span className="sr-only">{itemText(item)}, </span>
        ) : (
          <bdi className="mr-1.5 font-semibold wrap-anywhere">{item.item}</bdi>
        )}
        <span className="text-ink-muted">{label}</span>
      </th>
      {seasons.map((season, column) => (
        <GridCell
          key={season.key}
          position={{ row, column }}
          label={`${itemText(item)}, ${label}, ${daysText(season)}`}
          amount={priceAt(index.get(cellKey(item, season)), price)}
          onSave={(text) => save(line, season, text)}
        />
      ))}
    </tr>
  )
}

const itemText = ({ item, plan }: Item) => (plan ? `${item} ${plan}` : item)

/** Arrows and Enter move between cells; Tab works as usual. */
function useMoves() {
  const table = useRef<HTMLTableElement>(null)
  const cellAt = ({ row, column }: Position) =>
    table.current?.querySelector<HTMLInputElement>(`[data-cell="${row} ${column}"]`)

  function move(event: React.KeyboardEvent<HTMLTableElement>) {
    const { target, key, shiftKey, ctrlKey, metaKey, altKey } = event
    if (!(target instanceof HTMLInputElement) || ctrlKey || metaKey || altKey) return
    const [row, column] = (target.dataset.cell ?? '').split(' ').map(Number)
    if (row === undefined || column === undefined || !leavesCell(key, target)) return
    const to = nextCell({ key, shiftKey }, { row, column })
    const cell = to && cellAt(to)
    if (!cell) return
    event.preventDefault()
    cell.focus()
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  return { table, move }
}
