import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { type Names, readPairs } from './names.ts'

/** A preValidation hook: converts the names of a JSON body to internal ones. */
export function readJson(names: Names) {
  return async (request: FastifyRequest) => {
    if (typeof request.body !== 'object' || request.body === null) return
    // An array is not an object of fields: the schema refuses it.
    if (Array.isArray(request.body)) return
    request.body = readPairs(Object.entries(request.body), names)
  }
}

/** A preValidation hook: accepts the names of a JSON body in any case. */
export const readNamesOf = ({ shape }: z.ZodObject) =>
  readJson(Object.fromEntries(Object.keys(shape).map((name) => [name, 'line' as const])))
