import { writtenDay } from '#catalogue/imports/written-day.ts'
import { ambiguity, plainPrice } from '#catalogue/imports/written-price.ts'
import { readDecimal } from '#catalogue/number.ts'
import { mealPlans, occupancies } from '#catalogue/quotes/line.ts'
import { rateBody, rateUnits } from '#catalogue/rates/rate.ts'
import { supplierBody, supplierKinds } from '#catalogue/rates/supplier.ts'
import { looseKey } from '../sheets/loose-key.ts'

/** A parsed cell, or its error. */
type Cell = { value: unknown } | { problem: string }

const amounts: readonly string[] = [...occupancies, 'price']
/** Common ways to write "none". */
const nothing = /^(?:[-–—]+|n\.?\/?a\.?|nil|none)$/i

const dayRule = 'must be a day such as 24/12/2026 or 2026-12-24.'
const amountRule = 'must be whole rupees, such as 12500, 12,500 or ₹12,500/-.'

/** Parses a cell of a column; unparsable text is left for the field's validation. */
export function readCell(field: string, label: string, text: string): Cell {
  if (nothing.test(text) && (amounts.includes(field) || field === 'plan' || field === 'unit')) {
    return { value: null }
  }
  if (amounts.includes(field)) return readAmountCell(field, label, text)
  if (field === 'from' || field === 'to') {
    const day = writtenDay(text)
    return day ? { value: day } : { problem: `${label} ${dayRule}` }
  }
  if (field === 'kind') return checked(field, one(supplierKinds, text))
  if (field === 'plan') return checked(field, one(mealPlans, text))
  if (field === 'unit') return checked(field, one(rateUnits, text.replace(/^(?:per\b|\/)\s*/i, '')))
  return checked(field, text)
}

function readAmountCell(field: string, label: string, text: string): Cell {
  const problem = ambiguity(text)
  if (problem) return { problem }
  const amount = readDecimal(plainPrice(text))
  return amount === undefined ? { problem: `${label} ${amountRule}` } : checked(field, amount)
}

/** The matching option, in any case and number: ‘Hotels’ is hotel. */
const one = (allowed: readonly string[], text: string) => {
  const keys = [looseKey(text), looseKey(text).replace(/s$/, '')]
  return allowed.find((each) => keys.includes(looseKey(each))) ?? text
}

const supplierNames: Record<string, 'name' | 'kind' | 'place'> = {
  ...{ supplier: 'name', kind: 'kind', place: 'place' },
}

/** Validated as in forms. */
function checked(field: string, value: unknown): Cell {
  const { success, error, data } = schemaOf(field).safeParse(value)
  return success ? { value: data } : { problem: error.issues[0]?.message ?? 'It is not valid.' }
}

function schemaOf(field: string) {
  const ofSupplier = supplierNames[field]
  if (ofSupplier) return supplierBody.shape[ofSupplier]
  const price = occupancies.find((each) => each === field)
  if (price) return rateBody.shape.prices.unwrap().shape[price]
  return rateBody.shape[field as 'item' | 'season' | 'plan' | 'price' | 'unit']
}
