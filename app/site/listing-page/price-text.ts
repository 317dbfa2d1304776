import { isOnRequest } from '#catalogue/price.ts'

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
