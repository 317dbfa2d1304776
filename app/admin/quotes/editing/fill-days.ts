import type { Line } from '#catalogue/quotes/line.ts'
import type { Day, Version } from '#catalogue/quotes/version.ts'
import type { WireShownListing } from '#server/api/quotes/quote-answer.ts'
import type { Change } from './changes.ts'
import { newDay, withDay } from './changes.ts'

interface SupplierContent extends WireShownListing {
  /** The supplier's listing. */
  place: string
}

/**
 * Days with a supplier show its place and pictures, and the first of them its text, where staff
 * entered nothing.
 */
export const fillDays =
  (span: Line['days'], content: SupplierContent): Change =>
  (version) => {
    const extended = withFirstDay(version, span.from, content.title)
    const shown = extended.days.flatMap(({ picture }) => picture?.path ?? [])
    const unused = content.pictures.filter(({ path }) => !shown.includes(path))
    const filled = (day: Day): Day => ({
      ...day,
      place: day.place || content.place,
      text: day.text || (day.day === span.from ? content.text : ''),
      picture: day.picture ?? unused.shift() ?? null,
    })
    const isOfSpan = ({ day }: Day) => day >= span.from && day <= span.to
    return { ...extended, days: extended.days.map((day) => (isOfSpan(day) ? filled(day) : day)) }
  }

function withFirstDay(version: Version, first: number, title: string): Version {
  if (version.days.some(({ day }) => day === first)) return version
  return withDay({ ...newDay(first), title })(version)
}
