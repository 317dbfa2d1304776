import type { FastifyRequest } from 'fastify'
import type { FieldErrors } from '#catalogue/field.ts'
import { categoryField } from '#catalogue/kind.ts'
import { type AnyListing, type KindName, kindOf } from '#catalogue/kinds.ts'
import { togetherErrors } from '#catalogue/listings/together.ts'
import { upperFirst } from '#catalogue/noun.ts'
import type { ListingValues } from '../listings/insert-listing.ts'
import { secondCategory } from './names.ts'
import { hasCategories } from './to-wire.ts'

type Body = Record<string, unknown>

interface ListingBody {
  values: Partial<ListingValues>
  /** Paths of the pictures to keep; all if absent. */
  staying?: string[]
  alts?: string[]
  version?: number
}

/** Copies a value sent only under its second name to the first; a price on request becomes 0. */
export function fillSecondNames(kind: KindName, sent: Body) {
  if (sent.priceOnRequest === true) {
    sent.price = 0
    delete sent[kindOf(kind).priceAlias ?? '']
  }
  const seconds = [
    { name: 'price', second: kindOf(kind).priceAlias },
    { name: categoryField(kindOf(kind)), second: secondCategory },
  ]
  for (const { name, second } of seconds) {
    if (second && sent[name] === undefined && second in sent) sent[name] = sent[second]
  }
}

/** A preValidation hook that applies it to the body. */
export const readSecondNames =
  (kind: KindName) =>
  async ({ body }: FastifyRequest) => {
    if (body) fillSecondNames(kind, body as Body)
  }

/** The error if a change ends a price on request without giving a price. */
export function priceErrors(body: Body, before: AnyListing): FieldErrors | undefined {
  const ends = body.priceOnRequest === false && before.priceOnRequest
  const names = ['price', kindOf(before.kind).priceAlias ?? '']
  if (!ends || names.some((name) => body[name] != null)) return undefined
  return { price: ['Price is required.'] }
}

/** The validated body under internal names. */
export function readListingBody(
  kind: KindName,
  body: Body,
  before?: AnyListing,
): ListingBody | { errors: FieldErrors } {
  const alias = kindOf(kind).priceAlias
  const { images, alts, version, priceOnRequest: _, ...values } = body
  if (alias) {
    const second = values[alias]
    delete values[alias]
    if (second != null && second !== values.price) {
      return {
        errors: { [alias]: [`${upperFirst(alias)} and price must be equal when both are sent.`] },
      }
    }
  }
  const errors = togetherErrors(kindOf(kind), values, { ...before })
  if (Object.keys(errors).length > 0) return { errors }
  const category = categoryField(kindOf(kind))
  if (category in values) {
    values.categoryId = values[category]
    delete values[category]
  }
  if (!hasCategories(kind)) values.categoryId = null
  // The body's schema, made from the same declaration, has checked these.
  return { values, staying: images, alts, version } as ListingBody
}
