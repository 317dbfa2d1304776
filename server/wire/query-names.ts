import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'

/**
 * A preValidation hook: `?HotelId=` and `?hotelid=` are `?hotelId=`, and a blank parameter is absent.
 * Forms send every field, the blank ones too.
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
