import type { Line } from '#catalogue/quotes/line.ts'
import { useEditing, useVersion } from '../../editing/editing.ts'
import { withDays } from '../../editing/rate-lines.ts'
import { ChoiceField } from '../fields.tsx'
import type { LineProps } from './line-props.ts'
import { dayOptions, isByDay } from './line-words.ts'
import { useChangeLine, useLine } from './use-line.ts'

/** The nights or days of a line; for a one-time payment, its day. */
export function SpanFields(props: LineProps) {
  const unit = useLine(props, (line) => line.unit)
  const days = useLine(props, (line) => line.days)
  const nights = useVersion((version) => version.nights)
  const arrival = useVersion((version) => version.arrival)
  const setDays = useSetDays(props)
  if (!unit || !days) return null
  const noun = unit === 'night' ? 'Night' : 'Day'
  const last = Math.max(unit === 'night' ? nights : nights + 1, days.to)
  const options = dayOptions(last, arrival)
  const setFrom = (from: number) =>
    setDays({ from, to: isByDay(unit) ? Math.max(from, days.to) : from })
  return (
    <>
      <ChoiceField
        name={`${props.path}.days.from`}
        label={isByDay(unit) ? `From ${noun.toLowerCase()}` : 'On day'}
        options={options}
        value={String(days.from)}
        onChange={(text) => setFrom(Number(text))}
      />
      {isByDay(unit) && (
        <ChoiceField
          name={`${props.path}.days.to`}
          label={`To ${noun.toLowerCase()}`}
          options={options.slice(days.from - 1)}
          value={String(days.to)}
          onChange={(text) => setDays({ from: days.from, to: Number(text) })}
        />
      )}
    </>
  )
}

/** Applies the rates of the selected days. */
function useSetDays(props: LineProps) {
  const { draft, rates } = useEditing()
  const change = useChangeLine(props)
  return (days: Line['days']) =>
    change((line) => withDays(line, days, draft.get().arrival, rates.book()))
}
