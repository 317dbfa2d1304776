import type { Line } from '#catalogue/quotes/line.ts'
import type { Day, Version } from '#catalogue/quotes/version.ts'
import type { WireShownListing } from '#server/api/quotes/quote-answer.ts'
import { newDay, withDay } from './changes.ts'
import type { Change } from './draft-store.ts'

interface Dress extends WireShownListing {
  /** The supplier's listing. */
  place: string
}

/**
 * Days with a supplier show its place and pictures, and the first of them its text, where staff
 * entered nothing.
 */
export const dressDays =
  (span: Line['days'], dress: Dress): Change =>
  (version) => {
    const whole = withFirstDay(version, span.from, dress.title)
    const shown = whole.days.flatMap(({ picture }) => picture?.path ?? [])
    const left = dress.pictures.filter(({ path }) => !shown.includes(path))
    const dressed = (day: Day): Day => ({
      ...day,
      place: day.place || dress.place,
      text: day.text || (day.day === span.from ? dress.text : ''),
      picture: day.picture ?? left.shift() ?? null,
    })
    const isOfSpan = ({ day }: Day) => day >= span.from && day <= span.to
    return { ...whole, days: whole.days.map((day) => (isOfSpan(day) ? dressed(day) : day)) }
  }

function withFirstDay(version: Version, first: number, title: string): Version {
  if (version.days.some(({ day }) => day === first)) return version
  return withDay({ ...newDay(first), title })(version)
}
