import type { FastifyRequest } from 'fastify'
import { importLimits, largerThan } from '#catalogue/imports/import.ts'
import { cut } from '#catalogue/texts/cut.ts'
import { multipartHook } from '../../wire/multipart.ts'
import { sendFieldErrors } from '../../wire/problem.ts'
import { emptyRefusal } from '../imports/sent-files.ts'

declare module 'fastify' {
  interface FastifyRequest {
    sheet?: { name: string; bytes: Buffer }
  }
}

/** A preValidation hook: the uploaded sheet, and the other fields as body. */
export const readSentSheet = multipartHook(async (request, reply) => {
  const { fields, problem } = await readParts(request)
  if (problem) return sendFieldErrors(reply, { file: [problem] })
  request.body = fields
})

/** Reads all parts, including refused ones: a client that is still sending would miss an earlier answer. */
async function readParts(request: FastifyRequest) {
  const fields: Record<string, unknown> = {}
  let problem = ''
  const limits = { fileSize: importLimits.sheetBytes, files: 2 }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.fieldname.toLowerCase() === 'seen') fields.seen = part.value
      continue
    }
    const bytes = await part.toBuffer()
    const name = cut(part.filename, 100)
    if (part.file.truncated) problem ||= largerThan(name, importLimits.sheetBytes)
    else if (request.sheet) problem ||= 'Send one file at a time.'
    else if (bytes.length > 0) request.sheet = { name, bytes }
    else problem ||= emptyRefusal(name, bytes.length)
  }
  if (!request.sheet) problem ||= 'Choose a sheet: XLSX or CSV.'
  return { fields, problem }
}
