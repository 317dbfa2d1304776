import { priceText } from '#catalogue/prices/money.ts'
import { isOnRequest } from '#catalogue/prices/price.ts'

/** How a visitor can ask for the price. */
export const howToAsk = 'Ask us by call or WhatsApp.'

/** Whether the amount, such as ₹1,23,45,678.50, fits into a line of its column only when set smaller. */
export const isLong = (price: number) => priceText(price).length > 11

interface Priced {
  price: number
  oldPrice: number | null
}

/** The struck-through price: the listing's own old price, else the markup's. */
export function oldPriceOf({ price, oldPrice }: Priced, markup: number): number | undefined {
  if (isOnRequest({ price })) return undefined
  const old = oldPrice ?? price + markup
  return old > price ? old : undefined
}
