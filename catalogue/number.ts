import { z } from 'zod'

const decimal = /^-?\d+(\.\d+)?$/
const grouped = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/

/** The number of a text of decimal digits; undefined for any other, such as `0x10` and `1e3`. */
export function readDecimal(text: string): number | undefined {
  const bare = text.trim()
  return decimal.test(bare) ? Number(bare) : undefined
}

/** A whole number from 0, as an id or a page in an address. */
export function readWhole(text: string): number | undefined {
  return /^\d+$/.test(text) ? Number(text) : undefined
}

/** An amount as people write it: `₹ 1,25,000`, `125,000.50`, `12 500/-`. */
export function readAmount(text: string): number | undefined {
  const bare = text.replaceAll(/\s/g, '').replace(/^₹/, '').replace(/\/-$/, '')
  return readDecimal(grouped.test(bare) ? bare.replaceAll(',', '') : bare)
}

/**
 * What the text in a field of numbers means, in a form, an import or a body: null when it is blank.
 * What is no number stays text, for the schema to refuse.
 */
export function readNumberField(text: string): number | string | null {
  return text.trim() === '' ? null : (readAmount(text) ?? text)
}

/** Lets a schema of numbers take the text of a query: decimal digits only. */
export const fromText = <S extends z.ZodType>(schema: S) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? (readDecimal(value) ?? value) : value),
    schema,
  )

/** A whole number, from 1 where nothing else is said, as an address says it. */
export const whole = (name: string, max: number, min = 1) =>
  fromText(
    z
      .number(`${name} must be a number.`)
      .int(`${name} must be a whole number.`)
      .min(min, `${name} must be at least ${min}.`)
      .max(max, `${name} can be at most ${max}.`),
  )
