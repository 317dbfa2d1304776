import type { FastifyReply, FastifyRequest } from 'fastify'
import { reportSecurityEvent } from '../../http/security-log.ts'
import { addressKey } from '../../limits/address-key.ts'
import type { Limit, Limits } from '../../limits/limits.ts'
import { sendProblem } from '../../wire/problem.ts'

/** The caller, as limits distinguish them. */
export const address = ({ ip }: FastifyRequest) => addressKey(ip)

/**
 * A hook that allows a number of requests per key and window, and answers others 429. A route may have
 * several; hooks of the same name share their count.
 */
export function limitAttempts(
  limits: Pick<Limits, 'take'>,
  name: string,
  limit: Limit,
  keyOf: (request: FastifyRequest) => string,
) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const seconds = await limits.take(`${name} ${keyOf(request)}`, limit)
    if (seconds > 0) return sendTooMany(request, reply, seconds)
  }
}

export function sendTooMany(request: FastifyRequest, reply: FastifyReply, seconds: number) {
  reportSecurityEvent(request, 'limited')
  const message = 'Too many attempts. Please try again later.'
  return sendProblem(reply.header('Retry-After', seconds), 429, message)
}
