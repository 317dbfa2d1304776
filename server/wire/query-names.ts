import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'

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
