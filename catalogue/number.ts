import { z } from 'zod'

const decimal = /^-?\d+(\.\d+)?$/
const grouped = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/

/** The number in a text of decimal digits; undefined for any other, such as `0x10` and `1e3`. */
export function readDecimal(text: string): number | undefined {
  const bare = text.trim()
  return decimal.test(bare) ? Number(bare) : undefined
}

/** A whole number from 0, such as an id or page in a URL. */
export function readWhole(text: string): number | undefined {
  return /^\d+$/.test(text) ? Number(text) : undefined
}

/** An amount in any usual notation: `₹ 1,25,000`, `125,000.50`, `12 500/-`. */
export function readAmount(text: string): number | undefined {
  const bare = text.replaceAll(/\s/g, '').replace(/^₹/, '').replace(/\/-$/, '')
  return readDecimal(grouped.test(bare) ? bare.replaceAll(',', '') : bare)
}

/**
 * The value of a number field in a form, import or body: null when blank. Text that is not a number
 * stays, for the schema to refuse.
 */
export function readNumberField(text: string): number | string | null {
  return text.trim() === '' ? null : (readAmount(text) ?? text)
}

/** The same for an amount in rupees: in `12.500` the dot may group thousands, so the text stays. */
export const readRupeesField = (text: string) =>
  hasManyDecimals(text) ? text : readNumberField(text)

export const hasManyDecimals = (text: string) => /\.\d{3}/.test(text)

/** Lets a number schema accept text from a query, in decimal digits only. */
export const fromText = <S extends z.ZodType>(schema: S) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? (readDecimal(value) ?? value) : value),
    schema,
  )

/** A whole number in a URL, from 1 by default. */
export const whole = (name: string, max: number, min = 1) =>
  fromText(
    z
      .number(`${name} must be a number.`)
      .int(`${name} must be a whole number.`)
      .min(min, `${name} must be at least ${min}.`)
      .max(max, `${name} can be at most ${max}.`),
  )
