import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { permits } from './permits.ts'

const oldestMs = 5 * 60_000
const mostBytes = 64 * 1024 * 1024

/** An answer ready to be sent: its headers with lower-case names. */
export interface CachedPage {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** Whether every visitor may get this same answer. */
  keep: boolean
  encoded?: Promise<Encoded>
}

interface Encoded {
  etag: string
  br: Buffer
  gzip: Buffer
}

export type PageCache = ReturnType<typeof createPageCache>

/** Finished pages by address. Each is made once, however many visitors ask at the same time. */
export function createPageCache() {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: mostBytes,
    sizeCalculation: (page) => page.body.length * 2,
    ttl: oldestMs,
  })
  const underWay = new Map<string, Promise<CachedPage>>()
  let generation = 0

  async function make(address: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const started = generation
    const page = await render()
    // A change that came while it was made may be missing from it.
    if (page.keep && started === generation) pages.set(address, page)
    return page
  }

  return {
    get(address: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
      const ready = pages.get(address)
      if (ready) return Promise.resolve(ready)
      const current = underWay.get(address)
      if (current) return current
      const promise = make(address, render).finally(() => {
        if (underWay.get(address) === promise) underWay.delete(address)
      })
      underWay.set(address, promise)
      return promise
    },
    clear() {
      generation++
      pages.clear()
      underWay.clear()
    },
  }
}

/** Sends it in the smallest encoding the browser takes, or 304 when it has it already. */
export async function sendCached(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  reply.code(page.status).headers(page.headers)
  if (!page.keep) {
    if (!page.headers['cache-control']) reply.header('cache-control', 'no-store')
    return reply.send(page.body)
  }
  page.encoded ??= encode(page.body)
  const { etag, br, gzip } = await page.encoded
  reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const accepted = request.headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(br)
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(gzip)
  return reply.send(page.body)
}

const compress = promisify(brotliCompress)
const toBrotli = (body: Buffer, quality: number) =>
  compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
const toGzip = promisify(gzip)

const oneAtATime = permits(1)

/** In a few milliseconds for who waits now; a tenth smaller, soon, for all who come later. */
async function encode(body: Buffer): Promise<Encoded> {
  const [br, gzip] = await Promise.all([toBrotli(body, 5), toGzip(body)])
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const encoded = { etag, br, gzip }
  oneAtATime
    .run(async () => {
      encoded.br = await toBrotli(body, 11)
    })
    .catch((error) => console.error('A page stays larger than it could be', error))
  return encoded
}
