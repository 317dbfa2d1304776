import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createBacklog } from '../backlog.ts'

export const encodingNames = ['br', 'gzip', 'identity'] as const
export type EncodingName = (typeof encodingNames)[number]

/** The slow brotli saves a tenth: worth it for a page that is asked for again and again. */
const timesUntilSlow = 3
const slowLevel = 11
const fastLevel = 5

const compress = promisify(brotliCompress)
const toGzip = promisify(gzip)
const toBrotli = (body: Buffer, quality: number) =>
  compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

const slowOnes = createBacklog(16)

export type Encodings = ReturnType<typeof createEncodings>

/** A body in the encodings that were asked for; `changed` hears of each that is kept. */
export function createEncodings(body: Buffer, changed: () => void) {
  const made = new Map<EncodingName, Promise<Buffer>>([['identity', Promise.resolve(body)]])
  const sizes = new Map<EncodingName, number>([['identity', body.length]])
  let timesAsked = 0
  let dropped = false

  function make(name: EncodingName, encoded: Promise<Buffer>) {
    made.set(name, encoded)
    encoded.then(
      (bytes) => {
        sizes.set(name, bytes.length)
        changed()
      },
      () => made.delete(name),
    )
    return encoded
  }

  async function shrink() {
    if (dropped) return
    const encoded = await toBrotli(body, slowLevel)
    if (!dropped) make('br', Promise.resolve(encoded))
  }

  return {
    get(name: EncodingName): Promise<Buffer> {
      if (name === 'br') {
        timesAsked += 1
        if (timesAsked === timesUntilSlow) slowOnes.add(shrink)
      }
      return made.get(name) ?? make(name, name === 'br' ? toBrotli(body, fastLevel) : toGzip(body))
    },
    /** Of all that is kept. */
    bytes: () => [...sizes.values()].reduce((sum, size) => sum + size, 0),
    /** Nobody will ask again: what still waits to be made is not worth making. */
    drop() {
      dropped = true
    },
  }
}
