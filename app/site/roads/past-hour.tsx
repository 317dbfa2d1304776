import { dayAround } from '#catalogue/conditions/shown-at.ts'

/** Hidden until it expires (see past-hours.ts). */
export const notYet = { display: 'none' }

interface Props {
  now: Date
  /** The text for today, and for any later day. */
  text: string
  dated: string
}

/** A line with relative days: after midnight a stored copy shows dates instead. */
export function DatedLine({ now, text, dated }: Props) {
  if (text === dated) return text
  return (
    <span data-until={dayAround(now).to.toISOString()}>
      <span data-now="">{text}</span>
      <span data-past="" style={notYet}>
        {dated}
      </span>
    </span>
  )
}
