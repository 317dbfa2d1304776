import { dayMs } from '../dates/time.ts'

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

const shapes: [RegExp, (found: string[]) => (string | number | undefined)[]][] = [
  [/^(\d{4})[-/](\d{1,2})[-/](\d{1,2})/, ([y, m, d]) => [y, m, d]],
  // Day first, as in India.
  [/^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2}\b)/, ([d, m, y]) => [y, m, d]],
  [/^(\d{1,2})[ -]([a-z]{3})[a-z]*[ ,-]+(\d{4}|\d{2}\b)/i, ([d, m = '', y]) => [y, monthOf(m), d]],
]

const monthOf = (name: string) => months.indexOf(name.toLowerCase()) + 1

/** Spreadsheets show a year by its last two digits. */
const inFull = (year = 0) => (year < 100 ? 2000 + year : year)

/** Spreadsheets count days from the end of 1899. */
const dayOfSerial = (serial: number) =>
  new Date(Date.UTC(1899, 11, 30) + serial * dayMs).toISOString().slice(0, 10)

/** Parses a day in any usual notation to `2024-12-24`; undefined if it is none. */
export function writtenDay(text: string): string | undefined {
  const serial = Number(/^\d{5}(?=\.\d+$|$)/.exec(text.trim())?.[0])
  if (serial > 25_000 && serial < 75_000) return dayOfSerial(serial)
  for (const [shape, order] of shapes) {
    const found = shape.exec(text.trim())
    if (!found) continue
    const [year, month, day] = order(found.slice(1)).map(Number)
    const date = new Date(Date.UTC(inFull(year), (month ?? 0) - 1, day))
    const isReal = date.getUTCMonth() + 1 === month && date.getUTCDate() === day
    return isReal ? date.toISOString().slice(0, 10) : undefined
  }
  return undefined
}
