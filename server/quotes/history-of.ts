import type { Quote, QuoteVersion } from './stored-quotes.ts'

type Step = Pick<Quote['steps'][number], 'at' | 'author' | 'number' | 'step' | 'text'>

/** The steps in their order, with those that nobody takes: a version expires by the clock. */
export function historyOf({ steps, versions }: Pick<Quote, 'steps' | 'versions'>): Step[] {
  const expiries = versions.filter((version) => hasExpired(version, steps)).map(expiryOf)
  if (expiries.length === 0) return steps
  return [...steps, ...expiries].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

/** Also before it was superseded. */
const hasExpired = (version: QuoteVersion, steps: Step[]) =>
  version.state === 'expired' ||
  (version.state === 'superseded' &&
    version.updatedAt > endOf(version) &&
    !steps.some(({ step, number }) => step === 'declined' && number === version.number))

const expiryOf = (version: QuoteVersion): Step => ({
  ...{ at: endOf(version), author: '', number: version.number, step: 'expired', text: '' },
})

/** The last second of its last day in Srinagar. */
const endOf = ({ validUntil }: QuoteVersion) =>
  new Date(`${validUntil}T23:59:59+05:30`).toISOString()
