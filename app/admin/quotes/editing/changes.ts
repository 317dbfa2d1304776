import { maxNights } from '#catalogue/quotes/line.ts'
import { type RateBook, withTodaysRates } from '#catalogue/quotes/pricing/nights.ts'
import { arrivingOn } from '#catalogue/quotes/shift-days.ts'
import type { Day, Option, Version } from '#catalogue/quotes/version.ts'
import type { Store } from '../../store.ts'

export type Change = (version: Version) => Version

/** The version being edited. */
export type DraftStore = Store<Version>

export const maxOptions = 3

type Line = Option['lines'][number]

/** Changes of a version; unchanged parts stay the same object, so that they don't render again. */

export const set =
  (values: Partial<Version>): Change =>
  (version) => ({ ...version, ...values })

/** An id for a new line, option or day. */
export const newId = (kind: 'line' | 'option' | 'day') =>
  `${kind}-${Math.random().toString(36).slice(2, 12)}`

const replaced = <T extends { id: string }>(items: T[], id: string, update: (item: T) => T) =>
  items.map((item) => (item.id === id ? update(item) : item))

/** All days move with the arrival; lines without dates get the rates of their days. */
export const arriveOn =
  (arrival: string, book: RateBook): Change =>
  (version) => {
    const moved = arrivingOn(version, arrival)
    if (version.arrival !== '') return moved
    const priced = ({ lines, ...option }: Option) => ({
      ...option,
      lines: lines.map((line) => withTodaysRates(line, arrival, book)),
    })
    return { ...moved, options: moved.options.map(priced) }
  }

export const changeOption =
  (id: string, update: (option: Option) => Option): Change =>
  (version) => ({ ...version, options: replaced(version.options, id, update) })

export const changeLines = (optionId: string, update: (lines: Line[]) => Line[]) =>
  changeOption(optionId, (option) => ({ ...option, lines: update(option.lines) }))

export const changeLine = (optionId: string, lineId: string, update: (line: Line) => Line) =>
  changeLines(optionId, (lines) => replaced(lines, lineId, update))

export const linesIn = ({ options }: Pick<Version, 'options'>, optionId: string): Line[] =>
  options.find(({ id }) => id === optionId)?.lines ?? []

/** At its former position, or at the end. */
export const insertAt = <T>(items: T[], at: number, item: T): T[] => items.toSpliced(at, 0, item)

export const newLine = (nights: number): Line => ({
  id: newId('line'),
  days: { from: 1, to: Math.min(1, nights) },
  text: '',
  unit: 'group',
  occupancy: null,
  quantity: 1,
  optional: false,
  source: { from: 'typed', unitCost: null },
})

const defaultNames = ['Deluxe', 'Premium', 'Luxury']

/** Adds an option; both are named then, since the guest chooses between them. */
const added = (version: Version, option: Option): Version => {
  const options = [...version.options, option]
  const taken = options.map(({ name }) => name)
  const free = defaultNames.filter((name) => !taken.includes(name))
  return {
    ...version,
    options: options.map((each) => (each.name ? each : { ...each, name: free.shift() ?? '' })),
  }
}

export const addOption =
  (id: string): Change =>
  (version) => {
    const markup = version.options.at(-1)?.markup ?? { by: 'percent', percent: 0 }
    return added(version, { id, name: '', lines: [], markup })
  }

/** The same lines, as a starting point. */
export const copyOption =
  (id: string, copyId: string): Change =>
  (version) => {
    const option = version.options.find((each) => each.id === id)
    if (!option) return version
    const lines = option.lines.map((line) => ({ ...line, id: newId('line') }))
    return added(version, { ...option, id: copyId, name: '', lines })
  }

export const removeOption =
  (id: string): Change =>
  (version) => ({ ...version, options: version.options.filter((each) => each.id !== id) })

export const putBackOption =
  (at: number, option: Option): Change =>
  (version) =>
    version.options.length < maxOptions
      ? { ...version, options: insertAt(version.options, at, option) }
      : version

export const dayIn = ({ days }: Pick<Version, 'days'>, id: string) =>
  days.find((day) => day.id === id)

export const changeDay =
  (id: string, update: (day: Day) => Day): Change =>
  (version) => ({ ...version, days: replaced(version.days, id, update) })

/** The first day of the stay without content; undefined if there is none. */
export function nextDay({ days, nights }: Pick<Version, 'days' | 'nights'>): number | undefined {
  const taken = new Set(days.map(({ day }) => day))
  const all = Array.from({ length: Math.min(nights, maxNights) + 1 }, (_, index) => index + 1)
  return all.find((number) => !taken.has(number))
}

/** Days are sorted by number. */
export const withDay =
  (day: Day): Change =>
  (version) => ({ ...version, days: [...version.days, day].sort((a, b) => a.day - b.day) })

/** On its former day, or if that has other content by now, on the next one that has none. */
export const putBackDay =
  (removed: Day): Change =>
  (version) => {
    const taken = new Set(version.days.map(({ day }) => day))
    let { day } = removed
    while (taken.has(day)) day += 1
    return day > maxNights + 1 ? version : withDay({ ...removed, day })(version)
  }

export const newDay = (day: number): Day => ({
  id: newId('day'),
  ...{ day, place: '', title: '', text: '', picture: null },
})

export const removeDay =
  (id: string): Change =>
  (version) => ({ ...version, days: version.days.filter((each) => each.id !== id) })
