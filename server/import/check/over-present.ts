import { categoryField } from '#catalogue/kind.ts'
import { type AnyListing, kindOf } from '#catalogue/kinds.ts'
import { hasCategories } from '../../wire/to-wire.ts'

/** What cannot be cleared: none of these has an empty value. */
const lasting = ['status', 'position', 'price']

/** The whole body of a change: what the record says over what is there, without what it clears. */
export function overPresent(
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
      (lasting.includes(name) || !cleared.includes(name)),
  )
  return {
    ...Object.fromEntries(stored),
    ...(hasCategories(before.kind) && { [categoryField(kind)]: before.categoryId }),
    ...{ status: before.status, position: before.position },
    ...body,
  }
}
