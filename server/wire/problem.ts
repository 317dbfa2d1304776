import { STATUS_CODES } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { FieldErrors } from '#catalogue/field.ts'
import { upperFirst } from '#catalogue/noun.ts'

export interface Problem {
  title: string
  status: number
  errors: FieldErrors
  /** The first message, for the back office. */
  Error: string
}

export function problem(status: number, message: string, errors: FieldErrors = {}): Problem {
  const wireErrors = Object.fromEntries(
    Object.entries(errors).map(([name, all]) => [upperFirst(name), all]),
  )
  return { title: STATUS_CODES[status] ?? 'Error', status, errors: wireErrors, Error: message }
}

/** Sends an error in the documented shape. */
export function sendProblem(
  reply: FastifyReply,
  status: number,
  message: string,
  errors?: FieldErrors,
) {
  return reply.code(status).send(problem(status, message, errors))
}

export const sendNotFound = (reply: FastifyReply, noun = 'record') =>
  sendProblem(reply, 404, `There is no such ${noun}.`)

/** Another user's change came first. */
export const sendStale = (reply: FastifyReply) =>
  sendProblem(reply, 409, 'Somebody else changed this record since you opened it.')

/** 400 with the messages of each field. */
export function sendFieldErrors(reply: FastifyReply, errors: FieldErrors) {
  const first = Object.values(errors)[0]?.[0] ?? 'The request is not valid.'
  return sendProblem(reply, 400, first, errors)
}
