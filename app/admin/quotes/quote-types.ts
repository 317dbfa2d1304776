import type { PricingSettings } from '#catalogue/quotes/pricing-settings.ts'
import type { QuoteState } from '#catalogue/quotes/states.ts'
import type { Version } from '#catalogue/quotes/version.ts'

export interface WireQuoteItem {
  id: number
  reference: string
  enquiryId: number | null
  author: string
  number: number
  state: QuoteState
  guestName: string
  arrival: string
  validUntil: string
  total: number
  cost: number
  margin: number
  marginPercent: number
  sentAt: string | null
  viewedAt: string | null
  decidedAt: string | null
  updatedAt: string
}

export interface WireVersion {
  number: number
  state: QuoteState
  revision: number
  document: Version
  total: number
  cost: number
  sentAt: string | null
  viewedAt: string | null
  decidedAt: string | null
  withdrawnAt: string | null
  decision: Decision | null
}

export interface WireQuote {
  id: number
  reference: string
  enquiryId: number | null
  listingId: number | null
  author: string
  createdAt: string
  updatedAt: string
  versions: WireVersion[]
  steps: { at: string; author: string; number: number; step: string; text: string }[]
  pricing: PricingSettings
  minimumMargin: number | null
  link: string | null
}

/** What a guest chose, as it was accepted, or why they did not. */
export interface Decision {
  optionId?: string
  extras?: string[]
  name?: string
  phone?: string
  reason?: string
}

interface SomeQuotes {
  count: number
  /** The first few. */
  items: WireQuoteItem[]
}

export interface WireQuoteSummary {
  waiting: SomeQuotes
  silent: SomeQuotes
  expiring: SomeQuotes
  accepted: { count: number; value: number }
  sent: number
  acceptedOfSent: number
}
