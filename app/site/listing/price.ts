const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const withPaise = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** `₹21,500`, with paise only where there are some. */
export const rupees = (amount: number) =>
  `₹${(Number.isInteger(amount) ? whole : withPaise).format(amount)}`

interface Priced {
  price: number
  oldPrice: number | null
}

/** What is struck through beside the price: the listing's own old price, else the markup's. */
export function oldPriceOf({ price, oldPrice }: Priced, markup: number): number | undefined {
  const old = oldPrice ?? price + markup
  return old > price ? old : undefined
}
