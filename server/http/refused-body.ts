import type { FastifyReply } from 'fastify'

/**
 * Has the rest of a body that is too large read and dropped. Fastify would close the connection, and
 * a client that is still sending then loses the answer. `slow-bodies.ts` ends bodies without end.
 */
export function readToItsEnd(reply: FastifyReply, status: number) {
  if (status === 413) reply.removeHeader('connection')
}
