import { isUtf8 } from 'node:buffer'
import { createWriteStream } from 'node:fs'
import { mkdir, truncate, writeFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { type Entry, open, type ZipFile } from 'yauzl'
import { importLimits } from '#catalogue/imports/import.ts'
import { isPictureName, maxFileBytes } from '#catalogue/pictures/picture-format.ts'
import { cut } from '#catalogue/texts/cut.ts'

const openZip = promisify<string, { lazyEntries: true; autoClose: false }, ZipFile>(open)

/** The maximum unpacked size; pictures hardly compress. */
const maxUnpacked = 4 * importLimits.zipBytes

/** The files that a Mac adds for each file. */
const isMacMetadata = (path: string) => /(^|\/)(__MACOSX\/|\._|\.)/.test(path)

/**
 * Unpacks the pictures of a zip into the folder, which no name can leave. Other files are skipped,
 * and of an oversized picture only the size is stored. Throws an Error of a line.
 */
export async function unpackPictures(zipFile: string, folder: string) {
  const zip = await openZip(zipFile, { lazyEntries: true, autoClose: false }).catch(() => {
    throw new Error('The zip is damaged: it cannot be unpacked.')
  })
  try {
    if (zip.entryCount > 2 * importLimits.pictures) throw new Error(tooMany)
    await unpackAll(zip, folder)
  } finally {
    zip.close()
  }
}

const tooMany = `The zip has more than ${importLimits.pictures} files. Part it into several.`

async function unpackAll(zip: ZipFile, folder: string) {
  let [count, bytes] = [0, 0]
  for await (const entry of entriesOf(zip)) {
    const path = placeOf(nameOf(entry))
    if (!path) continue
    count += 1
    bytes += entry.uncompressedSize
    if (count > importLimits.pictures) throw new Error(tooMany)
    if (bytes > maxUnpacked) throw new Error('The zip unpacks to more than can be stored.')
    await unpack(zip, entry, join(folder, path))
  }
}

/** Macs write UTF-8 without declaring it; it would be decoded as CP437. */
function nameOf({ fileName, fileNameRaw, generalPurposeBitFlag }: Entry): string {
  const isMarked = (generalPurposeBitFlag & 0x800) !== 0
  return !isMarked && isUtf8(fileNameRaw) ? fileNameRaw.toString('utf8') : fileName
}

/** A path below the folder; undefined if it is not a picture. */
function placeOf(fileName: string): string | undefined {
  if (!isPictureName(fileName) || isMacMetadata(fileName)) return undefined
  const path = posix.normalize(`/${fileName}`).slice(1)
  return path.split('/').some(isUnwritable) ? undefined : path
}

const isUnwritable = (name: string) => name.includes('\0') || Buffer.byteLength(name) > 255

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  for (let entry = await nextEntry(zip); entry; entry = await nextEntry(zip)) yield entry
}

const nextEntry = (zip: ZipFile) =>
  new Promise<Entry | undefined>((resolve, reject) => {
    const settle =
      <T>(act: (value: T) => void) =>
      (value: T) => {
        zip.removeAllListeners('entry').removeAllListeners('end').removeAllListeners('error')
        act(value)
      }
    zip.once('entry', settle(resolve))
    zip.once(
      'end',
      settle(() => resolve(undefined)),
    )
    zip.once(
      'error',
      settle(({ message }: Error) => reject(plainly(message))),
    )
    zip.readEntry()
  })

function plainly(message: string): Error {
  const leads = /absolute path|relative path/.test(message)
  return new Error(
    leads
      ? 'The zip has names that lead out of it. Make it anew.'
      : 'The zip is damaged: it cannot be unpacked.',
  )
}

async function unpack(zip: ZipFile, entry: Entry, to: string) {
  await mkdir(dirname(to), { recursive: true })
  if (entry.uncompressedSize > maxFileBytes) {
    await writeFile(to, '', { mode: 0o600 })
    return truncate(to, maxFileBytes + 1)
  }
  const stream = await promisify(zip.openReadStream.bind(zip) as OpenStream)(entry)
  // It fails if there is more than the zip declares.
  await pipeline(stream, createWriteStream(to, { mode: 0o600 })).catch(() => {
    throw new Error(`The zip is damaged at ${cut(entry.fileName, 100)}.`)
  })
}

type OpenStream = (
  entry: Entry,
  done: (error: Error | null, stream: NodeJS.ReadableStream) => void,
) => void
