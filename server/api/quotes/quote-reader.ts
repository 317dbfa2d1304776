import type { Quotes } from '../../quotes/quotes.ts'
import { pricingOf } from '../../quotes/quoting.ts'
import type { Quote } from '../../quotes/stored-quotes.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import { toWireQuote, type WireQuote } from './quote-answer.ts'

/** Shared by the routes of quotes. */
export interface Quoted {
  quotes: Quotes
  settings: Pick<SettingsStore, 'read'>
  publicUrl: string
}

/** A quote for staff; only owners see the minimum margin. */
export const quoteReader =
  ({ quotes, settings, publicUrl }: Quoted) =>
  async (quote: Quote, { role }: { role: string }): Promise<WireQuote> => {
    const current = await settings.read()
    const sent = quote.versions.find(({ sentAt }) => sentAt !== null)
    const token = sent && (await quotes.tokenOf(quote.id, sent.number))
    return toWireQuote(quote, {
      pricing: pricingOf(current),
      minimumMargin: role === 'owner' ? current.quoteMinimumMargin : null,
      link: token ? `${publicUrl}/q/${token}` : null,
    })
  }
