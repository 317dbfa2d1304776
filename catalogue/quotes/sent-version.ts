import { type Line, timesOf } from './line.ts'
import { draftVersion, type Option, type Version } from './version.ts'

type Path = (string | number)[]

interface Problem {
  path: Path
  message: string
}

/** A version complete enough to send: nothing needed by the guest or the sums is missing. */
export const sentVersion = draftVersion.superRefine((version, context) => {
  for (const { path, message } of problemsOf(version)) {
    context.addIssue({ code: 'custom', path, message, input: version })
  }
})

/** Checks that a version is complete, has not expired and begins after the day. */
export const sendableVersion = (today: string) =>
  sentVersion
    .refine(({ validUntil }) => isFrom(today, validUntil), {
      error: 'Valid until cannot be in the past.',
      path: ['validUntil'],
    })
    .refine(({ arrival }) => isFrom(today, arrival), {
      error: 'Arrival cannot be in the past.',
      path: ['arrival'],
    })

/** A missing day has its own message. */
const isFrom = (today: string, day: string) => day === '' || day >= today

/** Adds an issue if the condition is true. */
const when = (isSo: boolean, message: string, ...path: Path): Problem[] =>
  isSo ? [{ path, message }] : []

const missing = (value: unknown, label: string, ...path: Path) =>
  when(value === '' || value === null, `${label} is required.`, ...path)

const under = (start: Path, problems: Problem[]) =>
  problems.map(({ path, message }) => ({ path: [...start, ...path], message }))

/** Drops a repeated message. */
function repeated(keys: readonly (string | number)[], name: string, message: string): Problem[] {
  return keys.flatMap((key, index) =>
    when(key !== '' && keys.indexOf(key) < index, message, index, name),
  )
}

function problemsOf(version: Version): Problem[] {
  const { guest, arrival, validUntil, options, days } = version
  return [
    ...missing(guest.name, 'Name', 'guest', 'name'),
    ...missing(guest.phone, 'Phone', 'guest', 'phone'),
    ...missing(arrival, 'Arrival', 'arrival'),
    ...missing(validUntil, 'Valid until', 'validUntil'),
    ...when(
      arrival !== '' && validUntil > arrival,
      'Valid until cannot be after the day of arrival.',
      'validUntil',
    ),
    ...missing(version.pricing, 'Pricing', 'pricing'),
    ...under(['days'], dayProblems(days, version.nights)),
    ...under(['options'], optionsProblems(options, version.nights)),
  ]
}

function dayProblems(days: Version['days'], nights: number): Problem[] {
  const last = nights + 1
  return [
    ...days.flatMap(({ day, title }, index) => [
      ...missing(title, 'Title', index, 'title'),
      ...when(day > last, `Day can be at most ${last}.`, index, 'day'),
    ]),
    ...repeated(
      days.map(({ id }) => id),
      'id',
      'Ids of days must differ.',
    ),
    ...repeated(
      days.map(({ day }) => day),
      'day',
      'Each day can be there only once.',
    ),
  ]
}

function optionsProblems(options: Option[], nights: number): Problem[] {
  const ids = options.map(({ id }) => id)
  const names = options.map(({ name }) => name.toLowerCase())
  return [
    ...repeated(ids, 'id', 'Ids of options must differ.'),
    ...repeated(names, 'name', 'Names of options must differ.'),
    ...options.flatMap(({ name, lines }, index) => [
      ...(options.length > 1 ? missing(name, 'Option name', index, 'name') : []),
      ...under([index, 'lines'], linesProblems(lines, nights)),
    ]),
  ]
}

function linesProblems(lines: Line[], nights: number): Problem[] {
  const ids = lines.map(({ id }) => id)
  return [
    ...when(
      lines.every(({ optional }) => optional),
      'An option needs a line that is not optional.',
    ),
    ...repeated(ids, 'id', 'Ids of lines must differ.'),
    ...lines.flatMap((line, index) => under([index], lineProblems(line, nights))),
  ]
}

function lineProblems(line: Line, nights: number): Problem[] {
  const { text, quantity, days, unit, occupancy, source } = line
  const [name, last] = unit === 'night' ? ['night', nights] : ['day', nights + 1]
  return [
    ...missing(text, 'What', 'text'),
    ...when(quantity < 1, 'Quantity must be at least 1.', 'quantity'),
    ...when(days.to > last, `Last ${name} can be at most ${last}.`, 'days', 'to'),
    ...when(unit !== 'night' && occupancy !== null, 'Occupancy is of nights only.', 'occupancy'),
    ...under(['source'], costProblems(source, timesOf(line))),
  ]
}

function costProblems(source: Line['source'], times: number): Problem[] {
  if (source.from === 'typed') return missing(source.unitCost, 'Unit cost', 'unitCost')
  const { copied } = source
  return [
    ...when(
      copied.length !== times,
      `Costs must be ${times}, one for each night or day.`,
      'copied',
    ),
    ...copied.flatMap(({ cost }, index) => missing(cost, 'Unit cost', 'copied', index, 'cost')),
  ]
}
