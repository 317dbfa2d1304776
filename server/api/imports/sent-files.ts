import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { importLimits, largerThan } from '#catalogue/imports/import.ts'
import { emptyMessage } from '#catalogue/pictures/picture-format.ts'
import { cut } from '#catalogue/texts/cut.ts'
import { multipartHook, type Upload } from '../../wire/multipart.ts'
import { sendFieldErrors } from '../../wire/problem.ts'
import { makeUploadFolder } from '../../wire/upload-folder.ts'

const known = /\.(csv|tsv|txt|xlsx|json|zip)$/i

/** A preValidation hook: stores an import's files on the local disk, and the other fields as body. */
export const readSentFiles = multipartHook(async (request, reply) => {
  const { kind, problem } = await readParts(request)
  if (problem) return sendFieldErrors(reply, { files: [problem] })
  request.body = kind === '' ? {} : { kind }
})

/** Reads all parts, including refused ones. */
async function readParts(request: FastifyRequest) {
  let kind = ''
  let problem = ''
  let bytes = 0
  const limits = { fileSize: importLimits.zipBytes, files: importLimits.files + 1 }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.fieldname.toLowerCase() === 'kind') kind = String(part.value)
      continue
    }
    problem ||= refusalOf(part, request.uploads.length)
    const size = problem ? await drain(part) : await save(request, part)
    bytes += size
    problem ||= tooLarge(part, size, bytes) || emptyRefusal(part.filename, size)
  }
  const isSheet = ({ fileName }: Upload) => !/\.zip$/i.test(fileName)
  if (!request.uploads.some(isSheet)) problem ||= 'Choose a sheet: XLSX, CSV or JSON.'
  return { kind, problem }
}

function refusalOf({ filename = '' }: MultipartFile, count: number): string {
  if (filename === '') return ''
  const shown = cut(filename, 100)
  if (!known.test(filename)) {
    return `“${shown}” is none of XLSX, CSV, JSON or a zip of pictures. Save a sheet as XLSX or CSV.`
  }
  return count >= importLimits.files ? `Send at most ${importLimits.files} files at once.` : ''
}

/** A form sends a file field even without a chosen file, which has no name. */
export const emptyRefusal = (name: string, bytes: number) =>
  name !== '' && bytes === 0 ? emptyMessage(cut(name, 100)) : ''

function tooLarge({ file, filename = '' }: MultipartFile, bytes: number, all: number): string {
  const max = /\.zip$/i.test(filename) ? importLimits.zipBytes : importLimits.sheetBytes
  if (file.truncated || bytes > max || all > importLimits.zipBytes) {
    return largerThan(cut(filename, 100), max)
  }
  return ''
}

/** Returns the file's size in bytes. */
async function save(request: FastifyRequest, part: MultipartFile): Promise<number> {
  request.uploadFolder ??= await makeUploadFolder()
  const path = join(request.uploadFolder, String(request.uploads.length))
  const file = createWriteStream(path, { mode: 0o600 })
  await pipeline(part.file, file)
  const { bytesWritten } = file
  if (bytesWritten > 0) request.uploads.push({ field: 'files', fileName: part.filename, path })
  return bytesWritten
}

/** Reads and discards a file, since a client that is still sending would miss an earlier answer. */
async function drain(part: MultipartFile): Promise<number> {
  for await (const _ of part.file);
  return 0
}
