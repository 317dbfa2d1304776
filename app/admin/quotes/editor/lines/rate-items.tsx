import { Plus } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { counted } from '#catalogue/noun.ts'
import { rupees } from '#catalogue/prices/money.ts'
import type { Line } from '#catalogue/quotes/line.ts'
import { unitCosts } from '#catalogue/quotes/line.ts'
import type { WireSupplier } from '#server/api/rates/supplier-routes.ts'
import { Choice } from '../../../ui/choice.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { useEditing, useVersion } from '../../editing/editing.ts'
import { type Item, itemsOf, linesOf } from '../../editing/rate-lines.ts'
import { costText, dayOptions, lacksCost, unitTexts } from './line-words.ts'

type Span = Line['days']

interface Props {
  supplier: WireSupplier
  span: Span
  onSpan: (span: Span) => void
  onAdd: (lines: Line[]) => void
}

/** A supplier's items, with their cost on these nights. */
export function RateItems({ supplier, span, onSpan, onAdd }: Props) {
  const { rates, draft } = useEditing()
  const { id, name } = supplier
  const found = useSyncExternalStore(rates.subscribe, () => rates.of(id))
  useEffect(() => void rates.load(id), [rates, id])
  if (found === 'failed') {
    return (
      <LoadFailure onRetry={() => void rates.load(id)} isNews>
        The rates could not be loaded. Please try again.
      </LoadFailure>
    )
  }
  if (!Array.isArray(found)) {
    return (
      <p role="status" className="p-6 text-center text-ink-muted">
        Loading...
      </p>
    )
  }
  const linesFor = (item: Item) => linesOf(item, span, draft.get(), rates.book())
  return (
    <>
      <SpanChoice span={span} onSpan={onSpan} />
      <ul className="mt-3">
        {itemsOf(found, name).map((item) => (
          <ItemRow
            key={`${item.item} ${item.plan}`}
            item={item}
            lines={linesFor(item)}
            onAdd={() => onAdd(linesFor(item))}
          />
        ))}
      </ul>
      {found.length === 0 && (
        <p className="p-6 text-center text-ink-muted">No rates are written for this supplier.</p>
      )}
    </>
  )
}

function SpanChoice({ span, onSpan }: Pick<Props, 'span' | 'onSpan'>) {
  const nights = useVersion((version) => version.nights)
  const arrival = useVersion((version) => version.arrival)
  const options = dayOptions(nights, arrival)
  const first = (from: number) => onSpan({ from, to: Math.max(from, span.to) })
  return (
    <div className="grid grid-cols-2 gap-3">
      <Choice
        id="first-night"
        label="First night"
        options={options}
        value={String(span.from)}
        onChange={({ target }) => first(Number(target.value))}
      />
      <Choice
        id="last-night"
        label="Last night"
        options={options.slice(span.from - 1)}
        value={String(span.to)}
        onChange={({ target }) => onSpan({ from: span.from, to: Number(target.value) })}
      />
    </div>
  )
}

interface RowProps {
  item: Item
  lines: Line[]
  onAdd: () => void
}

function ItemRow({ item, lines, onAdd }: RowProps) {
  const cost = lines.reduce(
    (sum, line) => sum + line.quantity * unitCosts(line).reduce((all, each) => all + each, 0),
    0,
  )
  const [first] = lines
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        onClick={onAdd}
        className="flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-lg px-2 py-1.5 text-left hover:bg-surface-2"
      >
        <span className="min-w-0 grow">
          <span className="block font-semibold break-words">
            {item.item}
            {item.plan && <span className="font-normal text-ink-muted"> {item.plan}</span>}
          </span>
          <span className="text-sm text-ink-muted">
            {first && `${costText(first)} ${unitTexts[first.unit].toLowerCase()}`}
            {lines.length > 1 && `, ${counted(lines.length, 'line')}`}
            {lines.some(lacksCost) && (
              <span className="block font-medium text-accent-text">
                The book has no rate for some of it
              </span>
            )}
          </span>
        </span>
        <span className="shrink-0 tabular-nums">{rupees(cost)}</span>
        <Plus aria-hidden className="size-5 shrink-0 text-ink-muted" />
      </button>
    </li>
  )
}
