import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import { LRUCache } from 'lru-cache'
import { createBacklog } from '../backlog.ts'
import { ownBytes } from './own-bytes.ts'

const encodingNames = ['br', 'gzip', 'identity'] as const
export type EncodingName = (typeof encodingNames)[number]

/** The slow brotli level saves a tenth, which pays off for a page requested repeatedly. */
const timesUntilSlow = 3
const slow = { level: 11, windowBits: 22 }
/** In a window of 64 KB the compressor takes little more than half the time and memory. */
const fast = { level: 6, windowBits: 16 }

/** A smaller body gains nothing. */
const minBytes = 1024

const compress = promisify(brotliCompress)
const toBrotli = (body: Buffer, { level, windowBits }: typeof fast) =>
  compress(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
      // Saves a sixth of the time at the fast level.
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })

const encoders: Record<EncodingName, (body: Buffer) => Buffer | Promise<Buffer>> = {
  br: (body) => toBrotli(body, fast),
  gzip: promisify(gzip),
  identity: (body) => body,
}
const decoders = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  identity: (bytes: Buffer) => bytes,
}

const slowOnes = createBacklog(16)

export type Encodings = ReturnType<typeof createEncodings>

/**
 * A body in the requested encodings; `changed` is called when the set of stored encodings changes.
 * The uncompressed body is stored only if a client has requested it.
 */
export function createEncodings(body: Buffer, changed: () => void) {
  const isSmall = body.length < minBytes
  const { made, ready, make, uncompressed } = cacheEncodings(body, changed)
  let timesAsked = 0
  let dropped = false

  async function shrink() {
    if (dropped) return
    const encoded = await toBrotli(await uncompressed(), slow)
    if (!dropped) make('br', Promise.resolve(encoded))
  }

  function count(name: EncodingName) {
    if (name !== 'br') return
    timesAsked += 1
    if (timesAsked === timesUntilSlow) slowOnes.add(shrink)
  }

  return {
    /** The smallest encoding that the browser accepts. */
    choose: (accepted?: string) => (isSmall ? 'identity' : negotiated(accepted)),
    /** The bytes, if they are available without waiting. */
    ready(name: EncodingName): Buffer | undefined {
      const bytes = ready.get(name)
      if (bytes) count(name)
      return bytes
    },
    get(name: EncodingName): Promise<Buffer> {
      count(name)
      return made.get(name) ?? make(name, uncompressed().then(encoders[name]))
    },
    /** The size of all stored encodings. */
    bytes: () => [...ready.values()].reduce((sum, { length }) => sum + length, 0),
    /** The page was dropped, so waiting compressions are cancelled. */
    drop() {
      dropped = true
    },
  }
}

/** Each encoding, from the start of its compression; failed ones are removed. */
function cacheEncodings(body: Buffer, changed: () => void) {
  const made = new Map<EncodingName, Promise<Buffer>>()
  const ready = new Map<EncodingName, Buffer>([['identity', ownBytes(body)]])

  function make(name: EncodingName, encoded: Promise<Buffer>) {
    const bytes = encoded.then(ownBytes)
    made.set(name, bytes)
    bytes.then(
      (done) => {
        ready.set(name, done)
        if (!made.has('identity')) ready.delete('identity')
        changed()
      },
      () => made.delete(name),
    )
    return bytes
  }

  /** From any stored encoding. */
  async function uncompressed(): Promise<Buffer> {
    const [kept] = ready
    if (!kept) throw new Error('Nothing is kept.')
    const [name, bytes] = kept
    return decoders[name](bytes)
  }

  return { made, ready, make, uncompressed }
}

const choices = new LRUCache<string, EncodingName>({ max: 100 })

/** The best encoding that the header accepts. */
export function negotiated(accepted = ''): EncodingName {
  const before = choices.get(accepted)
  if (before) return before
  const name = (negotiate(accepted, [...encodingNames]) ?? 'identity') as EncodingName
  choices.set(accepted, name)
  return name
}
