import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { maxFileBytes, tooLargeMessage } from '#catalogue/pictures/picture-format.ts'
import { cut } from '#catalogue/texts/cut.ts'
import { type Names, type Pair, readPairs } from './names.ts'
import { sendFieldErrors, sendProblem } from './problem.ts'
import { makeUploadFolder } from './upload-folder.ts'

/** A file of the body, stored on disk until the answer is sent. */
export interface Upload {
  field: string
  fileName: string
  path: string
}

declare module 'fastify' {
  interface FastifyRequest {
    uploads: Upload[]
    uploadFolder?: string
  }
}

const maxFiles = 20
const maxTexts = 500

/** Bodies of this scope are multipart only; every other type is 415. */
export const multipartBodies = fp(async (app) => {
  app.removeAllContentTypeParsers()
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: maxFileBytes, fieldSize: 1024 * 1024, fields: maxTexts },
    isPartAFile,
  })
  app.decorateRequest('uploads')
  app.addHook('onRequest', async (request, reply) => {
    request.uploads = []
    // When the sender hangs up there is no response whose end could trigger this.
    reply.raw.once('close', () => void removeUploads(request).catch(() => {}))
  })
  app.addHook('onResponse', removeUploads)
})

/** Some clients send a picture's type but no file name. */
const isPartAFile = (_field?: string, type = '', fileName?: string) =>
  fileName !== undefined || type === 'application/octet-stream' || type.startsWith('image/')

async function removeUploads({ uploadFolder }: FastifyRequest) {
  if (uploadFolder) await rm(uploadFolder, { recursive: true, force: true })
}

/** A preValidation hook: the body under internal names, the files on disk. */
export function readMultipart(names: Names, fileFields: string[]) {
  const accepted = new Set(fileFields.map((name) => name.toLowerCase()))
  return multipartHook(async (request, reply) => {
    const { pairs, tooLarge, files, unknown } = await readParts(request, accepted)
    if (tooLarge[0]) return sendTooLarge(reply, tooLarge[0])
    if (files > maxFiles) return sendFieldErrors(reply, { images: [tooMany] })
    if (unknown) return sendFieldErrors(reply, { images: [unknownField(unknown, fileFields)] })
    request.body = readPairs(pairs, names)
  })
}

type Read = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** A preValidation hook that reads a multipart body, and refuses another or an unreadable one. */
export const multipartHook =
  (read: Read): Read =>
  async (request, reply) => {
    if (!request.isMultipart()) return sendProblem(reply, 415, 'Send multipart/form-data.')
    try {
      return await read(request, reply)
    } catch (error) {
      await removeUploads(request)
      if (!isMalformed(error)) throw error
      return sendProblem(reply, 400, 'The body is not valid multipart/form-data.')
    }
  }

function sendTooLarge(reply: FastifyReply, fileName: string) {
  const message = tooLargeMessage(fileName)
  return sendProblem(reply, 413, message, { images: [message] })
}

const unknownField = (name: string, [field = '']: string[]) =>
  `Files come under ${field}, not under “${cut(name, 60)}”.`

const tooMany = 'Too many files in one request.'

/** The parser throws plain errors for an unreadable body; disk and limits throw others. */
export const isMalformed = (error: unknown) =>
  error instanceof Error && error.name === 'Error' && !('code' in error)

/** Reads all parts, including refused ones: a client that is still sending would miss an earlier answer. */
export async function readParts(request: FastifyRequest, accepted: Set<string>) {
  const pairs: Pair[] = []
  let files = 0
  const tooLarge: string[] = []
  let unknown: string | undefined
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      pairs.push([part.fieldname, part.value])
      continue
    }
    files += 1
    if (!accepted.has(baseOf(part.fieldname))) {
      const isThere = (await drain(part)) > 0 || part.filename
      if (isThere) unknown ??= part.fieldname
    } else if (files > maxFiles) await drain(part)
    else if ((await save(request, part)) === 'too large') tooLarge.push(part.filename || nameless)
  }
  return { pairs, tooLarge, files, unknown }
}

/** Some clients number the files: `imageFiles[0]`. */
const baseOf = (field: string) => field.replace(/\[\d*\]$/, '').toLowerCase()

const nameless = 'image'

/** A form sends a file field even without a chosen file: without a name and empty. */
async function save(
  request: FastifyRequest,
  part: MultipartFile,
): Promise<'too large' | undefined> {
  request.uploadFolder ??= await makeUploadFolder()
  const path = join(request.uploadFolder, String(request.uploads.length))
  const file = createWriteStream(path)
  await pipeline(part.file, file)
  if (part.file.truncated) return 'too large'
  if (!part.filename && file.bytesWritten === 0) return
  request.uploads.push({ field: part.fieldname, fileName: part.filename || nameless, path })
}

/** Reads and discards a file. Returns its size in bytes. */
async function drain(part: MultipartFile): Promise<number> {
  let bytes = 0
  for await (const chunk of part.file) bytes += chunk.length
  return bytes
}
