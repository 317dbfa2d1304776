import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from './problem.ts'

export interface Limit {
  max: number
  /** Milliseconds. */
  window: number
}

/** The caller's address; of IPv6 the /64, which one caller has to himself. */
export const address = ({ ip }: FastifyRequest) => normalizeIP(ip, 64)

/**
 * A hook that lets `max` requests with the same key through in each window and answers the others 429.
 * Several may stand on one route. Needs @fastify/rate-limit, registered before.
 */
export function limitAttempts(
  app: Pick<FastifyInstance, 'createRateLimit'>,
  { max, window }: Limit,
  keyOf: (request: FastifyRequest) => string,
  isTrusted: (key: string) => boolean = () => false,
) {
  const count = app.createRateLimit({
    max,
    timeWindow: window,
    keyGenerator: keyOf,
    allowList: (_request, key) => isTrusted(key),
  })
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const result = await count(request)
    if (result.isAllowed || !result.isExceeded) return
    reply.header('Retry-After', result.ttlInSeconds)
    return sendProblem(reply, 429, 'Too many attempts. Please try again later.')
  }
}
