import type { RouterContextProvider } from 'react-router'
import { minuteMs } from '#catalogue/dates/time.ts'
import { domainContext, visitorContext } from '../../domain.ts'

/** Of one quote, and of one address: an office's may be many guests'. */
const quoteRule = { max: 60, windowMs: 10 * minuteMs }
const addressRule = { max: 600, windowMs: 10 * minuteMs }

/** Views have counts of their own: whoever sends many takes no answer from the guest. */
type Step = 'quote' | 'view of quote'

/** Counts a step of a guest's; answers in how many seconds there is room for it. */
export async function waitFor(
  step: Step,
  quoteId: number,
  context: Readonly<RouterContextProvider>,
): Promise<number> {
  const { limits } = context.get(domainContext)
  const { address } = context.get(visitorContext)
  const ofAddress = await limits.take(`${step} of ${address}`, addressRule)
  const ofQuote = await limits.take(`${step} ${quoteId}`, quoteRule)
  return Math.max(ofAddress, ofQuote)
}
