import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { sendFieldErrors, sendProblem } from './problem.ts'
import { type Names, type Pair, readPairs } from './wire-names.ts'

/** A file of the body, waiting on this machine's disk until the answer is sent. */
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

export const largestFileBytes = 20 * 1024 * 1024
const mostFiles = 20
const mostTexts = 500

/** Bodies of this scope are multipart only; every other type is 415. */
export const multipartBodies = fp(async (app) => {
  app.removeAllContentTypeParsers()
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: largestFileBytes, fieldSize: 1024 * 1024, fields: mostTexts },
  })
  app.decorateRequest('uploads')
  app.addHook('onRequest', async (request) => {
    request.uploads = []
  })
  app.addHook('onResponse', async ({ uploadFolder }) => {
    if (uploadFolder) await rm(uploadFolder, { recursive: true, force: true })
  })
})

/** A preValidation hook: the body by its inside names, the files on disk. */
export function readMultipart(names: Names, fileFields: string[]) {
  const accepted = new Set(fileFields.map((name) => name.toLowerCase()))
  return async function read(request: FastifyRequest, reply: Parameters<typeof sendProblem>[0]) {
    if (!request.isMultipart()) return sendProblem(reply, 415, 'Send multipart/form-data.')
    const pairs: Pair[] = []
    let files = 0
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        pairs.push([part.fieldname, part.value])
        continue
      }
      files++
      const wanted = accepted.has(part.fieldname.toLowerCase()) && files <= mostFiles
      const kept = wanted && part.filename ? await keep(request, part) : await drain(part)
      if (kept === 'too large') {
        return sendProblem(reply, 413, `“${part.filename}” is larger than 20 MB.`)
      }
    }
    if (files > mostFiles)
      return sendFieldErrors(reply, { images: [`Too many files in one request.`] })
    request.body = readPairs(pairs, names)
  }
}

async function keep(
  request: FastifyRequest,
  part: MultipartFile,
): Promise<'too large' | undefined> {
  request.uploadFolder ??= await mkdtemp(join(tmpdir(), 'kashmir-upload-'))
  const path = join(request.uploadFolder, String(request.uploads.length))
  await pipeline(part.file, createWriteStream(path))
  if (part.file.truncated) return 'too large'
  request.uploads.push({ field: part.fieldname, fileName: part.filename, path })
}

async function drain(part: MultipartFile): Promise<undefined> {
  for await (const _chunk of part.file);
}
