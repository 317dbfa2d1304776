import { memo } from 'react'
import { type Line, maxUnitCost, type Occupancy, type Unit } from '#catalogue/quotes/line.ts'
import { moved } from '../../../moved.ts'
import { Switch } from '../../../ui/switch.tsx'
import { changeLine, changeLines, insertAt } from '../../editing/changes.ts'
import { useEditing, useVersion } from '../../editing/editing.ts'
import { withDays } from '../../editing/rate-lines.ts'
import { ChoiceField, NumberField, TextField } from '../fields.tsx'
import { focusNext } from '../focus-field.ts'
import { ItemButtons } from '../item-buttons.tsx'
import { CostFields } from './cost-fields.tsx'
import type { LineProps } from './line-props.ts'
import { dayOptions, isByDay, nameOfLine, occupancyOptions, unitOptions } from './line-words.ts'

interface FormProps extends LineProps {
  line: Line
}

/** All of a line that can be changed. */
export function LineForm(props: FormProps) {
  const { line, path, optionId, id, at, isLast } = props
  const { draft, removed } = useEditing()
  const change = (values: Partial<Line>) =>
    draft.change(changeLine(optionId, id, (now) => ({ ...now, ...values })))
  const name = nameOfLine(line, at)
  function remove() {
    draft.change(changeLines(optionId, (lines) => lines.filter((each) => each.id !== id)))
    removed(
      `Removed ${name}.`,
      changeLines(optionId, (lines) => insertAt(lines, at, line)),
    )
    const { lines = [] } = draft.get().options.find((option) => option.id === optionId) ?? {}
    focusNext(lines[Math.min(at, lines.length - 1)]?.id ?? 'type-a-line')
  }
  const move = (by: -1 | 1) =>
    draft.change(changeLines(optionId, (lines) => moved(lines, at, at + by)))
  return (
    <>
      <TextField
        name={`${path}.text`}
        label="What"
        hint="Shown to the guest"
        value={line.text}
        onChange={(text) => change({ text })}
      />
      <div className="grid grid-cols-2 gap-3">
        <Span path={path} optionId={optionId} id={id} unit={line.unit} days={line.days} />
        {line.source.from === 'typed' && <TypedUnit line={line} path={path} change={change} />}
        <NumberField
          name={`${path}.quantity`}
          label="Quantity"
          value={line.quantity}
          blank={0}
          onChange={(quantity) => change({ quantity: Math.min(quantity ?? 0, 1000) })}
        />
      </div>
      <CostFields line={line} path={path} optionId={optionId} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Switch
          id={`${path}.optional`}
          name="optional"
          label="Optional extra"
          value={String(line.optional)}
          onChange={(text) => change({ optional: text === 'true' })}
        />
        <ItemButtons
          name={name}
          isFirst={at === 0}
          isLast={isLast}
          onMove={move}
          onRemove={remove}
        />
      </div>
    </>
  )
}

interface SpanProps
  extends Pick<LineProps, 'path' | 'optionId' | 'id'>,
    Pick<Line, 'unit' | 'days'> {}

/** The nights or days that it is for; what is paid once, on which day it is. */
const Span = memo(function Span({ path, optionId, id, unit, days }: SpanProps) {
  const { draft, rates } = useEditing()
  const arrival = useVersion((version) => version.arrival)
  const nights = useVersion((version) => version.nights)
  const noun = unit === 'night' ? 'Night' : 'Day'
  const last = Math.max(unit === 'night' ? nights : nights + 1, days.to)
  const options = dayOptions(last, arrival)
  const setDays = (span: Line['days']) =>
    draft.change(changeLine(optionId, id, (now) => withDays(now, span, arrival, rates.book())))
  const setFrom = (from: number) =>
    setDays({ from, to: isByDay(unit) ? Math.max(from, days.to) : from })
  return (
    <>
      <ChoiceField
        name={`${path}.days.from`}
        label={isByDay(unit) ? `From ${noun.toLowerCase()}` : 'On day'}
        options={options}
        value={String(days.from)}
        onChange={(text) => setFrom(Number(text))}
      />
      {isByDay(unit) && (
        <ChoiceField
          name={`${path}.days.to`}
          label={`To ${noun.toLowerCase()}`}
          options={options.slice(days.from - 1)}
          value={String(days.to)}
          onChange={(text) => setDays({ from: days.from, to: Number(text) })}
        />
      )}
    </>
  )
})

interface UnitProps {
  line: Line
  path: string
  change: (values: Partial<Line>) => void
}

/** Of a cost that is typed; a rate brings its own. */
function TypedUnit({ line, path, change }: UnitProps) {
  const setUnit = (unit: Unit) => {
    const { from, to } = line.days
    change({
      unit,
      occupancy: unit === 'night' ? (line.occupancy ?? 'double') : null,
      days: isByDay(unit) ? { from, to } : { from, to: from },
    })
  }
  return (
    <>
      <ChoiceField
        name={`${path}.unit`}
        label="Unit"
        options={unitOptions}
        value={line.unit}
        onChange={(unit) => setUnit(unit as Unit)}
      />
      {line.unit === 'night' && (
        <ChoiceField
          name={`${path}.occupancy`}
          label="Bed"
          options={occupancyOptions}
          value={line.occupancy ?? ''}
          onChange={(occupancy) => change({ occupancy: occupancy as Occupancy })}
        />
      )}
      <NumberField
        name={`${path}.source.unitCost`}
        label="Cost of one"
        before="₹"
        value={line.source.from === 'typed' ? line.source.unitCost : null}
        blank={null}
        onChange={(cost) =>
          change({
            source: { from: 'typed', unitCost: cost === null ? null : Math.min(cost, maxUnitCost) },
          })
        }
      />
    </>
  )
}
