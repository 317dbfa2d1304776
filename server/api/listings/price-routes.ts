import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { type KindName, kindOf } from '#catalogue/kinds.ts'
import { maxId } from '#catalogue/limits.ts'
import { maxPrices } from '#catalogue/prices/price-change.ts'
import { priceFields } from '#catalogue/prices/price-fields.ts'
import type { Domain } from '../../domain.ts'
import type { PricesOutcome } from '../../listings/change-prices.ts'
import { readNamesOf } from '../../wire/json.ts'
import { sendFieldErrors, sendProblem } from '../../wire/problem.ts'
import { list, refusals } from '../../wire/schemas.ts'
import { values } from '../../wire/to-wire.ts'
import { signedIn } from '../rights.ts'
import type { RouteApp } from '../route-app.ts'

const versioned = z.object({
  id: z.int('Id must be a whole number.').min(1, 'There is no such listing.').max(maxId),
  version: z.int('Version must be a whole number.'),
  price: priceFields.price.schema.refine((price) => price > 0, 'Price must be above 0.'),
})
export type WirePrice = z.output<typeof versioned>

const tooMany = `At most ${maxPrices} prices can be changed at once.`
const body = z.object({
  prices: z.array(versioned, 'Prices must be a list.').max(maxPrices, tooMany),
})

interface Options {
  kind: KindName
  domain: Pick<Domain, 'listings'>
}

/** Bulk change of prices of a kind: all or none. */
export function priceRoute(app: RouteApp, { kind, domain }: Options) {
  const { plural, name } = kindOf(kind)
  app.put('/prices', {
    onRequest: app.requireUser,
    preValidation: readNamesOf(body),
    schema: {
      tags: [name],
      summary: `Change the prices of several ${plural}, all or none`,
      body,
      response: { 200: list(versioned), ...refusals(400, 401, 409, 415) },
    },
    async handler(request, reply) {
      const { prices } = request.body
      if (new Set(prices.map(({ id }) => id)).size < prices.length) {
        return sendFieldErrors(reply, { prices: ['A listing can be named once only.'] })
      }
      if (prices.length === 0) return values([])
      const by = signedIn(request)
      const outcome = await domain.listings.changePrices({ kind, prices, by })
      return 'changed' in outcome ? values(outcome.changed) : sendStalePrices(reply, outcome)
    },
  })
}

type Stale = Extract<PricesOutcome, { stale: unknown }>

/** Names the listings that someone else changed or deleted. */
function sendStalePrices(reply: FastifyReply, { stale }: Stale) {
  const prices = stale.map(({ id, title }) =>
    title ? `“${title}” was changed by somebody else.` : `Listing ${id} is not there any more.`,
  )
  return sendProblem(reply, 409, 'No price was changed: somebody else was first.', { prices })
}
