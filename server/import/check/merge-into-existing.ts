import { categoryField } from '#catalogue/kind.ts'
import { type AnyListing, kindOf } from '#catalogue/kinds.ts'
import { hasCategories } from '../../wire/to-wire.ts'

/** Fields without an empty value, which cannot be cleared. */
const unclearable = ['status', 'position', 'price']

/** The complete body of a change: the record merged into the existing values, without cleared ones. */
export function mergeIntoExisting(
  body: Record<string, unknown>,
  before: AnyListing,
  cleared: string[],
): Record<string, unknown> {
  const kind = kindOf(before.kind)
  const isPriced = 'price' in body || 'priceOnRequest' in body
  const stored = Object.entries(before).filter(
    ([name]) =>
      name in kind.fields &&
      kind.fields[name]?.control !== 'listings' &&
      !(isPriced && name === 'priceOnRequest') &&
      (unclearable.includes(name) || !cleared.includes(name)),
  )
  return {
    ...Object.fromEntries(stored),
    ...(hasCategories(before.kind) && { [categoryField(kind)]: before.categoryId }),
    ...{ status: before.status, position: before.position },
    ...body,
  }
}
