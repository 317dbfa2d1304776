import { priceOption } from '#catalogue/quotes/pricing/pricing.ts'
import type { PricingSettings } from '#catalogue/quotes/pricing/pricing-settings.ts'
import type { Version } from '#catalogue/quotes/version.ts'

/** What to ask before sending what costs the guest nothing, maybe since a cost was never looked up. */
export function freeQuestion(version: Version, pricing: PricingSettings) {
  const { options } = version
  const free = options.filter((option) => priceOption(version, option, pricing).total === 0)
  if (free.length === 0) return undefined
  const what = options.length === 1 ? 'this quote' : free.map(({ name }) => `“${name}”`).join(', ')
  return {
    question: 'Send it for ₹0?',
    about: `The guest will see ₹0 for ${what}, and can accept that.`,
    verb: 'Send for ₹0',
    cancel: 'Check the costs',
  }
}
