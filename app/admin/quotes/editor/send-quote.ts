import type { PricingSettings } from '#catalogue/quotes/pricing/pricing-settings.ts'
import type { WireQuote } from '#server/api/quotes/quote-answer.ts'
import type { Problem } from '#server/wire/problem.ts'
import { call, isOutcomeUnknown, type Outcome } from '../../api/call.ts'
import { fieldErrorsOf } from '../../api/field-errors.ts'
import type { WireVersion } from '../quote-types.ts'

/** The draft as its author sees it: with other sums it is not sent. */
interface Seen {
  revision: number
  pricing: PricingSettings
}

type Send = <T>(make: () => Promise<Outcome<T>>) => Promise<Outcome<T>>

/**
 * Makes the draft of a revision a version that the guest can open. If the answer is lost, the quote
 * tells whether that has happened, as it does when the server refuses to send it again.
 */
export async function sendQuote(
  quoteId: number,
  { revision, pricing }: Seen,
  send: Send,
): Promise<Problem | undefined> {
  const path = `/quotes/${quoteId}`
  const { problem } = await send(() =>
    call<WireQuote>('POST', `${path}/send`, { revision, pricing }),
  )
  if (!problem || !(isOutcomeUnknown(problem) || isNoDraft(problem))) return problem
  const { data } = await send(() => call<WireQuote>('GET', path))
  return wasSent(data?.versions[0], revision) ? undefined : problem
}

const isNoDraft = (problem: Problem) => 'state' in fieldErrorsOf(problem)

/** Whether the newest version is this revision, which sending raises by one. */
const wasSent = (newest: Pick<WireVersion, 'state' | 'revision'> | undefined, revision: number) =>
  newest !== undefined &&
  ['sent', 'viewed'].includes(newest.state) &&
  newest.revision === revision + 1
