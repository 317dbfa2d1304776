import type { FastifyRequest } from 'fastify'
import { categoryField } from '#catalogue/kind.ts'
import { type KindName, kindOf } from '#catalogue/kinds.ts'
import type { ListingValues } from '../listings/listings.ts'
import type { FieldErrors } from './problem.ts'
import { hasCategories, priceAliases } from './wire.ts'

type Body = Record<string, unknown>

export interface ListingBody {
  values: Partial<ListingValues>
  /** Paths of the pictures to keep; absent keeps all. */
  kept?: string[]
  version?: number
}

/** A preValidation hook: a price sent only under its second name is the price. */
export function fillPrice(kind: KindName) {
  const alias = priceAliases[kind]
  return async ({ body }: FastifyRequest) => {
    const sent = body as Body | undefined
    if (alias && sent && sent.price === undefined && alias in sent) sent.price = sent[alias]
  }
}

/** The checked body by the names used inside. */
export function readListingBody(kind: KindName, body: Body): ListingBody | { errors: FieldErrors } {
  const alias = priceAliases[kind]
  const { images, version, ...values } = body
  if (alias) {
    const second = values[alias]
    delete values[alias]
    if (second != null && second !== values.price) {
      return { errors: { [alias]: [`${alias} and price must be equal when both are sent.`] } }
    }
  }
  const category = categoryField(kindOf(kind))
  if (category in values) {
    values.categoryId = values[category]
    delete values[category]
  }
  if (!hasCategories(kind)) values.categoryId = null
  // The body's schema, made from the same declaration, has checked these.
  return { values, kept: images, version } as ListingBody
}
