import { type Line, maxUnitCost, type Occupancy, type Unit } from '#catalogue/quotes/line.ts'
import { ChoiceField, NumberField } from '../fields.tsx'
import type { LineProps } from './line-props.ts'
import { isByDay, occupancyOptions, unitOptions } from './line-words.ts'
import { lineIn, useChangeLine, useLine } from './use-line.ts'

/** Unit and cost of a manual line; a rate has its own. */
export function TypedFields(props: LineProps) {
  const from = useLine(props, (line) => line.source.from)
  const unit = useLine(props, (line) => line.unit)
  const occupancy = useLine(props, (line) => line.occupancy)
  const change = useChangeLine(props)
  if (from !== 'typed' || !unit) return null
  return (
    <>
      <ChoiceField
        name={`${props.path}.unit`}
        label="Unit"
        options={unitOptions}
        value={unit}
        onChange={(unit) => change((line) => withUnit(line, unit as Unit))}
      />
      {unit === 'night' && (
        <ChoiceField
          name={`${props.path}.occupancy`}
          label="Bed"
          options={occupancyOptions}
          value={occupancy ?? ''}
          onChange={(bed) => change((line) => ({ ...line, occupancy: bed as Occupancy }))}
        />
      )}
      <NumberField
        name={`${props.path}.source.unitCost`}
        label="Cost of one"
        before="₹"
        select={(version) => unitCostOf(lineIn(version, props))}
        blank={null}
        onChange={(cost) => change((line) => withUnitCost(line, cost))}
      />
    </>
  )
}

function withUnit(line: Line, unit: Unit): Line {
  const { from, to } = line.days
  return {
    ...line,
    unit,
    occupancy: unit === 'night' ? (line.occupancy ?? 'double') : null,
    days: isByDay(unit) ? { from, to } : { from, to: from },
  }
}

const unitCostOf = (line: Line | undefined) =>
  line?.source.from === 'typed' ? line.source.unitCost : null

const withUnitCost = (line: Line, cost: number | null): Line => ({
  ...line,
  source: { from: 'typed', unitCost: cost === null ? null : Math.min(cost, maxUnitCost) },
})
