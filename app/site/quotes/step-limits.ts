import type { RouterContextProvider } from 'react-router'
import { minuteMs } from '#catalogue/dates/time.ts'
import { domainContext, visitorContext } from '../../domain.ts'

/** Per quote, and per network address, which many guests may share. */
const quoteRule = { max: 60, windowMs: 10 * minuteMs }
const addressRule = { max: 600, windowMs: 10 * minuteMs }

/** Views are counted separately, so that many of them never block a guest's answer. */
type Step = 'quote' | 'view of quote'

/** Counts a guest's step; returns the seconds until it is allowed. */
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
