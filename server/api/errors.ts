import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { FieldErrors } from '#catalogue/field.ts'
import { noRoom } from '../db/unavailable.ts'
import { loggablePath } from '../http/private-page.ts'
import { readToItsEnd } from '../http/refused-body.ts'
import { sendFieldErrors, sendProblem } from '../wire/problem.ts'

const messages: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The type of this body is not supported here.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_FIELDS_LIMIT: 'The body has too many fields.',
  FST_PARTS_LIMIT: 'The body has too many parts.',
  FST_PROTO_VIOLATION: 'The body has a field whose name is not allowed.',
  FST_INVALID_JSON_FIELD_ERROR: 'The body has a field that is not valid JSON.',
}

/** Handles every error: refused input in the documented shape, an internal error as a reference. */
export async function answerErrors(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (hasZodFastifySchemaValidationErrors(error)) return sendFieldErrors(reply, fieldErrors(error))
  if (error.statusCode === 503 || error.code === 'ENOSPC')
    return sendUnavailable(error, request, reply)
  const status = error.statusCode ?? 500
  readToItsEnd(reply, status)
  if (status < 500) return sendProblem(reply, status, messages[error.code] ?? error.message)
  if (await isSignedOut(request)) return sendProblem(reply, 401, 'Please log in.')
  // An error after the client hung up is not a fault.
  const { id, method, url } = request
  if (!reply.raw.destroyed) console.error(`[${id}] ${method} ${loggablePath(url)}`, error)
  return sendProblem(reply, 500, `Something went wrong. Reference: ${id}`)
}

/** Whether the user's account was removed while this was written, which then fails to name it. */
const isSignedOut = async ({ user, server }: FastifyRequest) =>
  user !== undefined && !(await server.isStillSignedIn(user).catch(() => true))

/** A storage of the site is unavailable; its message is fit for users. */
function sendUnavailable(
  error: FastifyError,
  { id, method, url }: FastifyRequest,
  reply: FastifyReply,
) {
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  console.error(`[${id}] ${method} ${loggablePath(url)}: ${error.message}${cause}`)
  reply.header('retry-after', '5')
  return sendProblem(reply, 503, error.code === 'ENOSPC' ? noRoom : error.message)
}

function fieldErrors({
  validation,
}: {
  validation?: { instancePath: string; message?: string }[]
}) {
  const errors: FieldErrors = {}
  for (const { instancePath, message = 'is not valid' } of validation ?? []) {
    const field = instancePath.split('/')[1] || 'body'
    errors[field] ??= []
    errors[field].push(message)
  }
  return errors
}
