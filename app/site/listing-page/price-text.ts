import { isOnRequest, onRequest } from '#catalogue/price.ts'

/** `₹1,21,500`, with paise only where there are some. `Intl` would hold up a phone while it loads its tables. */
export function rupees(amount: number): string {
  const digits = Number.isInteger(amount) ? `${amount}` : amount.toFixed(2)
  return `₹${digits.replaceAll(/\d(?=(\d\d)+\d(\.|$))/g, '$&,')}`
}

/** The price, or that it is told on request. */
export const priceWords = (price: number) => (isOnRequest({ price }) ? onRequest : rupees(price))

/** What a visitor does to hear the price. */
export const howToAsk = 'Ask us by call or WhatsApp.'

interface Priced {
  price: number
  oldPrice: number | null
}

/** What is struck through beside the price: the listing's own old price, else the markup's. */
export function oldPriceOf({ price, oldPrice }: Priced, markup: number): number | undefined {
  if (isOnRequest({ price })) return undefined
  const old = oldPrice ?? price + markup
  return old > price ? old : undefined
}
