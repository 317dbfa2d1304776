import { rupees } from '#catalogue/prices/money.ts'
import type { CopiedCost, Line, RateSource } from '#catalogue/quotes/line.ts'
import { withTodaysRates } from '#catalogue/quotes/pricing/nights.ts'
import type { Version } from '#catalogue/quotes/version.ts'
import { occupancyLabels } from '#catalogue/rates/rate.ts'
import { Button } from '../../../ui/button.tsx'
import { useEditing, useVersion } from '../../editing/editing.ts'
import { typedInstead } from '../../editing/rate-lines.ts'
import { NumberField } from '../fields.tsx'
import type { LineProps } from './line-props.ts'
import { isByDay, numberedDay, unitTexts } from './line-words.ts'
import { lineIn, useChangeLine, useLaterLine, useLine } from './use-line.ts'
import { useRateChange } from './use-rate-change.ts'

/** The source of the cost, and today's rate. */
export function CostFields(props: LineProps) {
  const source = useLaterLine(props)?.source
  const change = useChangeLine(props)
  if (source?.from !== 'rate') return null
  return (
    <div className="space-y-3 rounded-xl bg-surface-2 p-3 text-sm">
      <Source {...props} source={source} />
      <NightCosts {...props} source={source} />
      <TodaysRate {...props} />
      <Button size="small" onClick={() => change(typedInstead)}>
        Type the cost instead
      </Button>
    </div>
  )
}

interface RateProps extends LineProps {
  source: RateSource
}

function Source({ source, ...props }: RateProps) {
  const { suppliers } = useEditing()
  const unit = useLine(props, (line) => line.unit)
  const occupancy = useLine(props, (line) => line.occupancy)
  const supplier = suppliers?.known.find(({ id }) => id === source.rate.supplierId)?.name
  const bed = occupancy && occupancyLabels[occupancy].toLowerCase()
  const about = [supplier, source.rate.item, source.rate.plan, bed].filter(Boolean).join(', ')
  return (
    <p>
      <span className="font-semibold">From the rate book</span>
      <span className="block text-ink-muted">
        {about}
        {unit && `, ${unitTexts[unit].toLowerCase()}`}
      </span>
    </p>
  )
}

function NightCosts({ source, ...props }: RateProps) {
  const unit = useLine(props, (line) => line.unit)
  const days = useLine(props, (line) => line.days)
  const arrival = useVersion((version) => version.arrival)
  const change = useChangeLine(props)
  if (!unit || !days) return null
  return (
    <ul className="space-y-2 tabular-nums">
      {source.copied.map((copied, at) => (
        <NightCost
          key={costLabel({ unit, days }, at, '')}
          label={costLabel({ unit, days }, at, arrival)}
          copied={copied}
          name={`${props.path}.source.copied.${at}.cost`}
          select={(version) => costOf(lineIn(version, props), at)}
          onType={(cost) => change((line) => withCost(line, at, cost))}
        />
      ))}
    </ul>
  )
}

/** Shown if it differs from the copied costs. */
function TodaysRate(props: LineProps) {
  const line = useLaterLine(props)
  return line && <RateChange line={line} {...props} />
}

function RateChange({ line, ...props }: LineProps & { line: Line }) {
  const { draft, rates } = useEditing()
  const change = useChangeLine(props)
  const difference = useRateChange(line)
  if (!difference) return null
  const takeTodays = () =>
    change((line) => withTodaysRates(line, draft.get().arrival, rates.book()))
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="font-medium text-accent-text">{difference.text}</p>
      <Button size="small" onClick={takeTodays}>
        Take today’s rate
      </Button>
    </div>
  )
}

const costLabel = ({ unit, days }: Pick<Line, 'unit' | 'days'>, at: number, arrival: string) =>
  numberedDay(unit === 'night' ? 'Night' : 'Day', days.from + (isByDay(unit) ? at : 0), arrival)

const costOf = (line: Line | undefined, at: number) =>
  line?.source.from === 'rate' ? (line.source.copied[at]?.cost ?? null) : null

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
  select: (version: Version) => number | null
  onType: (cost: number | null) => void
}

/** The cost of one night or day; an input if the rate book has none. */
function NightCost({ label, copied: { rateId, cost }, name, select, onType }: NightProps) {
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
        select={select}
        blank={null}
        onChange={onType}
      />
    </li>
  )
}
