import { rupees } from '#catalogue/money.ts'
import type { CopiedCost, Line, RateSource } from '#catalogue/quotes/line.ts'
import { withTodaysRates } from '#catalogue/quotes/nights.ts'
import { occupancyLabels } from '#catalogue/rates/rate.ts'
import { Button } from '../../../ui/button.tsx'
import { changeLine } from '../../editing/changes.ts'
import { useEditing, useVersion } from '../../editing/editing.ts'
import { typedInstead } from '../../editing/rate-lines.ts'
import { NumberField } from '../fields.tsx'
import { isByDay, numberedDay, unitTexts } from './line-words.ts'
import { useRateChange } from './use-rate-change.ts'

interface Props {
  line: Line
  path: string
  optionId: string
}

/** Where the cost is from, and what the rate book says today. */
export function CostFields({ line, ...props }: Props) {
  if (line.source.from === 'typed') return null
  return <RateCosts line={line} source={line.source} {...props} />
}

interface RateProps extends Props {
  source: RateSource
}

function RateCosts({ line, source, path, optionId }: RateProps) {
  const { draft, rates, suppliers } = useEditing()
  const arrival = useVersion((version) => version.arrival)
  const change = useRateChange(line)
  const update = (make: (line: Line) => Line) => draft.change(changeLine(optionId, line.id, make))
  const supplier = suppliers?.find(({ id }) => id === source.rate.supplierId)?.name
  const bed = line.occupancy && occupancyLabels[line.occupancy].toLowerCase()
  const about = [supplier, source.rate.item, source.rate.plan, bed].filter(Boolean).join(', ')
  return (
    <div className="space-y-3 rounded-xl bg-surface-2 p-3 text-sm">
      <p>
        <span className="font-semibold">From the rate book</span>
        <span className="block text-ink-muted">
          {about}, {unitTexts[line.unit].toLowerCase()}
        </span>
      </p>
      <ul className="space-y-2 tabular-nums">
        {source.copied.map((copied, at) => (
          <NightCost
            key={costLabel(line, at, '')}
            label={costLabel(line, at, arrival)}
            copied={copied}
            name={`${path}.source.copied.${at}.cost`}
            onType={(cost) => update((now) => withCost(now, at, cost))}
          />
        ))}
      </ul>
      {change && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="font-medium text-accent-text">{change.text}</p>
          <Button
            size="small"
            onClick={() => update((now) => withTodaysRates(now, arrival, rates.book()))}
          >
            Take today’s rate
          </Button>
        </div>
      )}
      <Button size="small" onClick={() => update(typedInstead)}>
        Type the cost instead
      </Button>
    </div>
  )
}

const costLabel = ({ unit, days }: Line, at: number, arrival: string) =>
  numberedDay(unit === 'night' ? 'Night' : 'Day', days.from + (isByDay(unit) ? at : 0), arrival)

const withCost = (line: Line, at: number, cost: number | null): Line => {
  const { source } = line
  if (source.from !== 'rate') return line
  const copied = source.copied.with(at, { rateId: null, cost })
  return { ...line, source: { ...source, copied } }
}

interface NightProps {
  label: string
  copied: CopiedCost
  name: string
  onType: (cost: number | null) => void
}

/** What one night or day costs; typed where the book has no rate for it. */
function NightCost({ label, copied: { rateId, cost }, name, onType }: NightProps) {
  if (rateId !== null) {
    return (
      <li className="flex justify-between gap-3">
        <span>{label}</span>
        <span>{rupees(cost ?? 0)}</span>
      </li>
    )
  }
  return (
    <li>
      <NumberField
        name={name}
        label={label}
        hint="Not in the rate book"
        before="₹"
        value={cost}
        blank={null}
        onChange={onType}
      />
    </li>
  )
}
