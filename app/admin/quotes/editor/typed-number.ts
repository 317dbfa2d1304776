import { asciiDigits } from '#catalogue/phone.ts'

/**
 * The number in the text of a field as it is typed or pasted: `12,500`, `₹12,500/-`, `Rs. 12,500`.
 * Paise stay visible while they are typed; otherwise their digits would join the rupees.
 */
export function typedNumber(text: string, isDecimal: boolean): string {
  const ascii = asciiDigits(text)
  const digits = ascii.replace(isDecimal ? /^[^\d.]+/ : /^\D+/, '').replaceAll(/[^\d.]/g, '')
  const shape = isDecimal ? /^\d{0,7}(\.\d{0,2})?/ : /^\d{0,9}(\.\d*)?/
  return shape.exec(digits)?.[0] ?? ''
}

/** Typed or pasted; `12,500/-` is no negative one. */
export const isNegative = (text: string) => /^\D*[-−–]\D*$|^\D*[-−–]\D*\d/.test(asciiDigits(text))

/** Its value; without the fraction unless that is allowed. */
export function readTyped(text: string, blank: number | null, isDecimal: boolean): number | null {
  if (text === '' || text === '.') return blank
  return isDecimal ? Number(text) : Math.trunc(Number(text))
}
