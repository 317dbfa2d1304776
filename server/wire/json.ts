import type { FastifyRequest } from 'fastify'
import { type Names, readPairs } from './names.ts'

/** A preValidation hook: a JSON body by its inside names. */
export function readJson(names: Names) {
  return async (request: FastifyRequest) => {
    if (typeof request.body !== 'object' || request.body === null) return
    request.body = readPairs(Object.entries(request.body), names)
  }
}
