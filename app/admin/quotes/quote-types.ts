import type { WireQuote } from '#server/api/quotes/quote-answer.ts'

export type WireVersion = WireQuote['versions'][number]
