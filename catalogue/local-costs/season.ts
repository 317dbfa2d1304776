import { monthNames } from '../dates/month-names.ts'

/** The days of each month in a leap year. */
const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const twoDigits = (number: number) => `${number}`.padStart(2, '0')

/** Reads a day of the year, `03-20`, from `03-20`, `20 March`, `20-Mar` or `March 20`. */
export function readYearlyDay(text: string): string | undefined {
  const bare = text.trim()
  const [, month, day] = /^(\d\d)-(\d\d)$/.exec(bare) ?? []
  if (month && day) return yearlyDay(Number(month), Number(day))
  const [, before, name = '', after] =
    /^(\d{1,2}[ -])?([a-z]{3,9})([ -]\d{1,2})?$/i.exec(bare) ?? []
  const index = monthNames.findIndex((each) => each.toLowerCase().startsWith(name.toLowerCase()))
  if (index < 0 || name === '' || (before && after)) return undefined
  return yearlyDay(index + 1, Number((before ?? after)?.replace('-', '')))
}

function yearlyDay(month: number, day: number): string | undefined {
  const last = lengths[month - 1]
  if (last === undefined || !(day >= 1 && day <= last)) return undefined
  return `${twoDigits(month)}-${twoDigits(day)}`
}

/** `20 March`. */
export function yearlyDayText(day: string): string {
  const [month = 1, date = 1] = day.split('-').map(Number)
  return `${date} ${monthNames[month - 1]}`
}

export interface Season {
  /** `03-20`, or blank if that end is open. */
  seasonFrom: string
  seasonTo: string
}

/** `20 March to 20 April`, `from 20 March`, `until 20 April`; blank for all year. */
export function seasonText({ seasonFrom, seasonTo }: Season): string {
  if (seasonFrom && seasonTo) return `${yearlyDayText(seasonFrom)} to ${yearlyDayText(seasonTo)}`
  if (seasonFrom) return `from ${yearlyDayText(seasonFrom)}`
  return seasonTo && `until ${yearlyDayText(seasonTo)}`
}
