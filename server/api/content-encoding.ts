import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from '../wire/problem.ts'

/** An onRequest hook: a compressed body could be a thousand times as large as what is sent. */
export async function refuseContentEncoding({ headers }: FastifyRequest, reply: FastifyReply) {
  const encoding = headers['content-encoding']?.trim().toLowerCase()
  if (!encoding || encoding === 'identity') return
  reply.header('accept-encoding', 'identity')
  return sendProblem(reply, 415, 'Send the body as it is, without Content-Encoding.')
}
