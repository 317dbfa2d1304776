import { counted, upperFirst } from '#catalogue/noun.ts'
import { rupees } from '#catalogue/prices/money.ts'
import type { QuoteState } from '#catalogue/quotes/states.ts'
import type { Version } from '#catalogue/quotes/version.ts'
import type { WireListedQuote } from '#server/api/quotes/quote-answer.ts'
import { dayText } from '../dates.ts'
import { sinceText } from '../since.ts'

export const stateTexts: Record<QuoteState, string> = {
  draft: 'Draft',
  sent: 'Sent',
  viewed: 'Viewed',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
  superseded: 'Superseded',
}

/** The version that a quote's screen is about: the accepted one, after which no draft can be sent. */
export const shownVersion = <V extends { state: QuoteState }>(versions: readonly V[]) =>
  versions.find(({ state }) => state === 'accepted') ?? versions[0]

interface QuoteTimes
  extends Pick<
    WireListedQuote,
    'state' | 'validUntil' | 'sentAt' | 'viewedAt' | 'withdrawnAt' | 'decidedAt' | 'updatedAt'
  > {
  /** The guest's last message since then, if it is known. */
  askedAt?: string | null
}

const isUnanswered = (state: QuoteState) => state === 'sent' || state === 'viewed'

/** Viewed 3 hours ago, wrote 5 min ago */
export function statusText(quote: QuoteTimes, now = new Date()): string {
  const text = stateText(quote, now)
  return quote.askedAt ? `${text}, wrote ${sinceText(quote.askedAt, now)}` : text
}

function stateText(quote: QuoteTimes, now: Date): string {
  const { state, validUntil } = quote
  if (state === 'draft') return `Changed ${sinceText(quote.updatedAt, now)}`
  if (state === 'expired') return `Expired after ${dayText(validUntil)}`
  const { withdrawnAt } = quote
  if (withdrawnAt && isUnanswered(state)) return `Link withdrawn ${sinceText(withdrawnAt, now)}`
  const at = { sent: quote.sentAt, viewed: quote.viewedAt, superseded: null }
  const since = state in at ? at[state as keyof typeof at] : quote.decidedAt
  return since ? `${stateTexts[state]} ${sinceText(since, now)}` : stateTexts[state]
}

/** ₹9,192 (13.1 %) */
export const marginText = (margin: number, percent: number) =>
  `${signedRupees(margin)} (${percentText(percent)})`

export const percentText = (percent: number) => `${percent}%`.replace('-', '−')

/** −₹500; `rupees` would put the sign after the symbol. */
export const signedRupees = (amount: number) =>
  amount < 0 ? `−${rupees(-amount)}` : rupees(amount)

/** 2 adults, 1 child */
export function partyText({ adults, children }: Version['party']): string {
  const parts = [counted(adults, 'adult')]
  if (children.length > 0) parts.push(counted(children.length, 'child', 'children'))
  return parts.join(', ')
}

export const nameOfGuest = (name: string) => name || 'Unnamed guest'

const stepTexts: Record<string, string> = {
  begun: 'Began',
  sent: 'Sent',
  viewed: 'Opened',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired:',
  superseded: 'Superseded',
  withdrawn: 'Withdrew the link of',
  asked: 'Asked about',
  discarded: 'Discarded the draft of',
}

const wayTexts: Record<string, string> = {
  link: 'Copied the link of',
  whatsapp: 'Opened WhatsApp with',
  mail: 'Mailed',
  pdf: 'Opened the PDF of',
}

/** The step, and its message: Sent version 1 */
export function stepWords({ step, text, number }: { step: string; text: string; number: number }) {
  const isTold = step === 'told'
  const verb = (isTold ? wayTexts[text] : stepTexts[step]) ?? upperFirst(step)
  return { what: `${verb} version ${number}`, said: isTold ? '' : text }
}
