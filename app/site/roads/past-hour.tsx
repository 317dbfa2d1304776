import { dayAround } from '#catalogue/conditions/shown-at.ts'

/** Not shown until its hour has come (see past-hours.ts). */
export const notYet = { display: 'none' }

interface Props {
  now: Date
  /** As it reads today, and as it reads on any later day. */
  text: string
  dated: string
}

/** A line that names days: from midnight on a kept copy names them by their date. */
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
