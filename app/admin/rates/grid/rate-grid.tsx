import { useRef } from 'react'
import { daysText } from '../season-text.ts'
import type { Rates } from '../use-rates.ts'
import { GridCell } from './grid-cell.tsx'
import { leavesCell, nextCell, type Position } from './grid-keys.ts'
import { type Item, type Line, linesOf, priceAt, rateAt, type Season } from './grid-table.ts'
import { SeasonHead } from './season-head.tsx'
import { useCellSaving } from './use-cell-saving.ts'

interface Props {
  supplierId: number
  rates: Rates
  items: Item[]
  seasons: Season[]
  onCopy: (season: Season) => void
}

/** What a supplier asks: items by seasons, each amount typed where it stands. */
export function RateGrid({ supplierId, rates, items, seasons, onCopy }: Props) {
  const save = useCellSaving(supplierId, rates)
  const { table, move } = useMoves()
  const lines = items.flatMap(linesOf)
  return (
    <div className="overflow-x-auto rounded-xl border border-line">
      <table
        ref={table}
        onKeyDown={move}
        className="w-full border-separate border-spacing-0 text-sm"
      >
        <caption className="sr-only">
          Rates by item and season. Arrows move between the amounts, Enter saves one, Escape brings
          back what stood there.
        </caption>
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky left-0 z-10 min-w-52 border-b border-line bg-surface-2 p-3 text-left align-bottom font-semibold"
            >
              Item
            </th>
            {seasons.map((season) => (
              <SeasonHead
                key={season.key}
                season={season}
                onCopy={isLastOf(seasons, season) ? onCopy : undefined}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, row) => (
            <GridLine
              key={`${line.item.key} ${line.price}`}
              {...{ line, row, seasons, rates, save }}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A season is copied from the last of its name. */
const isLastOf = (seasons: Season[], { key, name }: Season) =>
  name !== '' &&
  seasons.findLast((each) => each.name.toLowerCase() === name.toLowerCase())?.key === key

interface LineProps {
  line: Line
  row: number
  seasons: Season[]
  rates: Rates
  save: ReturnType<typeof useCellSaving>
}

function GridLine({ line, row, seasons, rates, save }: LineProps) {
  const { item, price, label } = line
  const isFirst = price === 'price' || price === 'double'
  return (
    <tr>
      <th
        scope="row"
        className={`sticky left-0 z-10 border-b border-line bg-surface px-3 py-2 text-left font-normal ${isFirst ? '' : 'text-ink-muted'}`}
      >
        {isFirst && (
          <span className="block font-semibold wrap-anywhere">
            {item.item}
            {item.plan && <span className="font-normal text-ink-muted"> {item.plan}</span>}
          </span>
        )}
        {!isFirst && <span className="sr-only">{itemText(item)}, </span>}
        <span className="text-ink-muted">{label}</span>
      </th>
      {seasons.map((season, column) => (
        <GridCell
          key={season.key}
          position={{ row, column }}
          label={`${itemText(item)}, ${label}, ${daysText(season)}`}
          amount={priceAt(rateAt(rates.rates, item, season), price)}
          onSave={(text) => save(line, season, text)}
        />
      ))}
    </tr>
  )
}

const itemText = ({ item, plan }: Item) => (plan ? `${item} ${plan}` : item)

/** Arrows and Enter lead from cell to cell; Tab as everywhere. */
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
