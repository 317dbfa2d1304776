import { readAmount } from '../number.ts'

const currency = String.raw`(?:₹|rs\.?|inr|rupees?)`
const unit = `(lakhs?|lacs?|l|crores?|cr|thousand|k)`
const price = new RegExp(
  String.raw`^${currency}?\s*([\d.,\s]*\d)\s*${unit}?\s*${currency}?\s*(?:/[-=])?\s*(?:only)?$`,
  'i',
)
const onRequest =
  /^(?:(?:price )?(?:up)?on (?:request|enquiry|demand)|p\.?o\.?[ar]\.?|t\.?b\.?[ad]\.?|(?:call|ask|contact|enquire)(?: us)?(?: for(?: a| the)? price)?)$/i

const factors: [RegExp, number][] = [
  [/^l/i, 100_000],
  [/^c/i, 10_000_000],
  [/^[tk]/i, 1000],
]

/** Whether the cell says that the price is on request. */
export const isOnRequest = (text: string) => onRequest.test(text.trim())

const dotted = new RegExp(
  String.raw`^\D*(\d{1,3}(?:\.\d{3})+)\s*${currency}?\s*(?:/[-=])?\s*(?:only)?$`,
  'i',
)

/** The error of a price that is a thousand times another in a European spreadsheet: `12.500`. */
export function ambiguity(text: string): string | undefined {
  const [, digits] = dotted.exec(text.trim()) ?? []
  return (
    digits && `The dot may group thousands. Write ${digits.replaceAll('.', '')}, or two decimals.`
  )
}

/**
 * The digits of a price in any usual notation: `₹12,500/-`, `Rs. 12500 only`, `1.5 lakh`. Other
 * text is returned unchanged, for the field's validation to refuse.
 */
export function plainPrice(text: string): string {
  const [, digits = '', unit = ''] = price.exec(text.trim()) ?? []
  const amount = readAmount(digits)
  if (amount === undefined) return text
  const factor = factors.find(([start]) => start.test(unit))?.[1] ?? 1
  return `${Math.round(amount * factor * 100) / 100}`
}
