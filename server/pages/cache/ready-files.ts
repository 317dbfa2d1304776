import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type CacheTag, type Changed, collectTags, isTouched } from '../../db/cache-tags.ts'
import { hasTag } from '../../http/has-tag.ts'
import { negotiated } from './encodings.ts'
import { ownBytes } from './own-bytes.ts'
import { isPlainRead } from './plain-read.ts'

const maxBytes = 32 * 1024 * 1024
const maxFileBytes = 256 * 1024

interface ReadyFile {
  body: Buffer
  etag: string
  /** Alternating names and values. */
  head: string[]
  headUnchanged: string[]
  tags: ReadonlySet<CacheTag>
}

interface Asked {
  /** Collects the tags of the file. */
  tags: Set<CacheTag>
  generation: number
}

export type ReadyFiles = ReturnType<typeof createReadyFiles>

/** Caches requested small files in memory, sent without router or disk. */
export function createReadyFiles() {
  const stored = new LRUCache<string, ReadyFile>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length + 1000,
  })
  let generation = 0

  function find({ url = '', headers }: IncomingMessage): ReadyFile | undefined {
    // Range and date conditions are left to the file routes.
    if (headers.range || (headers['if-modified-since'] && !headers['if-none-match']))
      return undefined
    return stored.get(url) ?? stored.get(encodedKey(url, headers['accept-encoding']))
  }

  async function keep(
    request: FastifyRequest,
    reply: FastifyReply,
    payload: Buffer | Readable,
    asked: Asked,
  ): Promise<Buffer> {
    const body = ownBytes(Buffer.isBuffer(payload) ? payload : await buffer(payload))
    if (asked.generation !== generation) return body
    const { vary, ...headers } = reply.getHeaders()
    const url = request.raw.url ?? ''
    const key = vary ? encodedKey(url, request.headers['accept-encoding']) : url
    stored.set(key, { ...readyFile(body, { vary, ...headers }), tags: asked.tags })
    return body
  }

  return {
    /** Drops the affected files. */
    change(changed: Changed) {
      generation += 1
      for (const [key, { tags }] of stored.entries()) {
        if (isTouched(tags, changed)) stored.delete(key)
      }
    },
    bytes: () => stored.calculatedSize,

    /** Call it before the app gets its file routes. */
    watch(app: FastifyInstance) {
      const asked = new WeakMap<FastifyRequest, Asked>()
      app.addHook('onRequest', (request, _reply, done) => {
        const tags = new Set<CacheTag>()
        asked.set(request, { tags, generation })
        collectTags(tags, done)
      })
      app.addHook('onSend', async (request, reply, payload) => {
        const known = asked.get(request)
        return known && isCacheable(request, reply, payload)
          ? keep(request, reply, payload, known)
          : payload
      })
    },

    /** Whether the request was answered. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      if (!isPlainRead(request)) return false
      const file = find(request)
      if (!file) return false
      const { body, etag, head, headUnchanged } = file
      if (hasTag(request.headers['if-none-match'], etag))
        response.writeHead(304, headUnchanged).end()
      else if (request.method === 'HEAD') response.writeHead(200, head).end()
      else response.writeHead(200, head).end(body)
      return true
    },
  }
}

/** URLs contain no spaces, so one separates the parts of a key. */
const encodedKey = (url: string, accepted?: string) => `${url} ${negotiated(accepted)}`

/** URLs with a query are rarely requested again in the same spelling; private ones may expire. */
const isCacheable = (
  { method, headers, raw }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): payload is Buffer | Readable =>
  method === 'GET' &&
  reply.statusCode === 200 &&
  !headers.range &&
  !raw.url?.includes('?') &&
  reply.hasHeader('etag') &&
  !`${reply.getHeader('cache-control')}`.startsWith('private') &&
  Number(reply.getHeader('content-length') ?? maxFileBytes + 1) <= maxFileBytes &&
  (Buffer.isBuffer(payload) || payload instanceof Readable)

const aboutTheBody = new Set([
  'content-length',
  'content-type',
  'content-encoding',
  'accept-ranges',
])

function readyFile(body: Buffer, headers: ReturnType<FastifyReply['getHeaders']>) {
  const fields = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  )
  return {
    body,
    etag: String(headers.etag),
    head: fields.flat(),
    headUnchanged: fields.filter(([name]) => !aboutTheBody.has(name)).flat(),
  }
}
