import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { withoutBlanks } from '#catalogue/listings/listing-query.ts'

/**
 * A preValidation hook: treats `?HotelId=` and `?hotelid=` as `?hotelId=`, and a blank parameter as
 * absent, since forms send blank fields too.
 */
export function readQueryOf({ shape }: z.ZodObject) {
  const known = new Map(Object.keys(shape).map((name) => [name.toLowerCase(), name]))
  return async (request: FastifyRequest) => {
    const sent = Object.entries(request.query as object).filter(([, value]) => value !== '')
    const named = sent.flatMap(([name, value]) => {
      const inside = known.get(name.toLowerCase())
      return inside ? [[inside, value]] : []
    })
    request.query = Object.fromEntries(named)
  }
}

/** A preValidation hook: treats a blank parameter as absent. */
export async function dropBlanks(request: FastifyRequest) {
  request.query = withoutBlanks(request.query as Record<string, unknown>)
}
