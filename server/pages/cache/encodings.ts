import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import { LRUCache } from 'lru-cache'
import { createBacklog } from '../backlog.ts'

export const encodingNames = ['br', 'gzip', 'identity'] as const
export type EncodingName = (typeof encodingNames)[number]

/** The slow brotli saves a tenth: worth it for a page that is asked for again and again. */
const timesUntilSlow = 3
const slowLevel = 11
const fastLevel = 5

/** A smaller body gains nothing. */
const minBytes = 1024

const compress = promisify(brotliCompress)
const toGzip = promisify(gzip)
const toBrotli = (body: Buffer, quality: number) =>
  compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

const slowOnes = createBacklog(16)

export type Encodings = ReturnType<typeof createEncodings>

/** A body in the encodings that were asked for; `changed` hears of each that is cached. */
export function createEncodings(body: Buffer, changed: () => void) {
  const { made, ready, make } = keepMade(body, changed)
  let timesAsked = 0
  let dropped = false

  async function shrink() {
    if (dropped) return
    const encoded = await toBrotli(body, slowLevel)
    if (!dropped) make('br', Promise.resolve(encoded))
  }

  function count(name: EncodingName) {
    if (name !== 'br') return
    timesAsked += 1
    if (timesAsked === timesUntilSlow) slowOnes.add(shrink)
  }

  return {
    /** The smallest encoding that the browser takes. */
    choose: (accepted?: string) => (body.length < minBytes ? 'identity' : negotiated(accepted)),
    /** The bytes, if they are made already. */
    ready(name: EncodingName): Buffer | undefined {
      const bytes = ready.get(name)
      if (bytes) count(name)
      return bytes
    },
    get(name: EncodingName): Promise<Buffer> {
      count(name)
      return made.get(name) ?? make(name, name === 'br' ? toBrotli(body, fastLevel) : toGzip(body))
    },
    /** Of all that is cached. */
    bytes: () => [...ready.values()].reduce((sum, { length }) => sum + length, 0),
    /** Nobody will ask again: what still waits to be made is not worth making. */
    drop() {
      dropped = true
    },
  }
}

/** Each encoding from when it begins to be made; those that fail are forgotten. */
function keepMade(body: Buffer, changed: () => void) {
  const made = new Map<EncodingName, Promise<Buffer>>([['identity', Promise.resolve(body)]])
  const ready = new Map<EncodingName, Buffer>([['identity', body]])

  function make(name: EncodingName, encoded: Promise<Buffer>) {
    made.set(name, encoded)
    encoded.then(
      (bytes) => {
        ready.set(name, bytes)
        changed()
      },
      () => made.delete(name),
    )
    return encoded
  }

  return { made, ready, make }
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
