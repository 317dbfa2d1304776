import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { type CacheTag, type Changed, expiryOf, isTouched } from '../../db/cache-tags.ts'
import { hasTag } from '../../http/has-tag.ts'
import { rightAddress } from '../named-address.ts'
import { createEncodings, type EncodingName, type Encodings } from './encodings.ts'
import type { PageCache } from './page-cache.ts'
import { isPlainRead } from './plain-read.ts'

const maxBytes = 16 * 1024 * 1024
/** The memory of an answer besides its bytes: headers, tags, encodings. */
const aroundBytes = 2 * 1024

interface Answer {
  headers: Record<string, string>
  etag?: string
  encodings?: Encodings
}

interface StoredAnswer extends Answer {
  tags: ReadonlySet<CacheTag>
  /** When it expires. */
  renewedAt: number
}

/** Headers as alternating names and values, for a body of this length. */
interface Head {
  fields: string[]
  bytes: number
}

/** For each encoding and for 304. */
type Heads = Partial<Record<EncodingName | 'unchanged', Head>>

export type ReadyAnswers = ReturnType<typeof createReadyAnswers>

/**
 * Public answers that stay the same until something changes, sent before routing: cached pages, and
 * answers stored by the API. Only the first request reaches Fastify.
 */
export function createReadyAnswers(pages: PageCache, common: Record<string, string>) {
  const stored = new LRUCache<string, StoredAnswer>({ maxSize: maxBytes, sizeCalculation: sizeOf })
  const headOf = cacheHeads(common)
  let generation = 0
  let canonicalAddress: ((address: string) => string) | undefined

  function find({ url = '', headers }: IncomingMessage): Answer | undefined {
    const answer = stored.get(url)
    if (answer && Date.now() >= answer.renewedAt) stored.delete(url)
    else if (answer) return headers.authorization === undefined ? answer : undefined
    return pages.ready(url) ?? pageAt(pages, url, canonicalAddress?.(url) ?? url)
  }

  return {
    /** Pages with a query or slug are found once the app provides the parameters of each page. */
    knowAddresses(canonical: (address: string) => string) {
      canonicalAddress = canonical
    },
    /** The current state, to be passed to `store` with an answer whose work began then. */
    generation: () => generation,
    /** Stores a public answer of 200, unless something has changed since `madeIn`. */
    store(
      url: string,
      answer: Required<Pick<StoredAnswer, 'headers' | 'etag' | 'tags'>>,
      body: string,
      madeIn: number,
    ) {
      if (madeIn !== generation || stored.peek(url)?.etag === answer.etag) return
      const { renewedAt } = expiryOf(answer.tags)
      const encodings = createEncodings(Buffer.from(body), () => {})
      stored.set(url, { ...answer, renewedAt, encodings })
    },
    /** Drops the affected answers. */
    change(changed: Changed) {
      generation += 1
      for (const [url, { tags }] of stored.entries()) {
        if (isTouched(tags, changed)) stored.delete(url)
      }
    },
    bytes: () => stored.calculatedSize,
    /** Whether the request was answered. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      if (!isPlainRead(request)) return false
      const found = find(request)
      return found ? send(found, headOf, { request, response }) : false
    },
  }
}

/** The page of another spelling of its address; undefined if that redirects. */
function pageAt(pages: PageCache, url: string, address: string): Answer | undefined {
  const meant = address === url ? undefined : pages.ready(address)
  return meant && rightAddress(meant, url) === undefined ? meant : undefined
}

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

/** Whether the answer was ready in the requested encoding, and was sent. */
function send(answer: Answer, headOf: HeadOf, { request, response }: Exchange): boolean {
  const { encodings, etag } = answer
  if (!etag || !encodings) return false
  if (hasTag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headOf(answer, encodings, 'unchanged')).end()
    return true
  }
  const name = encodings.choose(request.headers['accept-encoding'])
  const body = encodings.ready(name)
  if (!body) {
    // Compressed for the next request.
    encodings.get(name).catch(() => {})
    return false
  }
  response.writeHead(200, headOf(answer, encodings, name, body.length))
  if (request.method === 'HEAD') response.end()
  else response.end(body)
  return true
}

type HeadOf = ReturnType<typeof cacheHeads>

/** Prepares the headers of each answer once, including the `common` ones. */
function cacheHeads(common: Record<string, string>) {
  const heads = new WeakMap<Encodings, Heads>()

  return (answer: Answer, encodings: Encodings, name: keyof Heads, bytes = 0): string[] => {
    const known = heads.get(encodings)
    const head = known?.[name]
    // A page compressed again is shorter.
    if (head?.bytes === bytes) return head.fields
    const made = known ?? {}
    if (!known) heads.set(encodings, made)
    const fields = Object.entries({
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      ...common,
      ...answer.headers,
      etag: `${answer.etag}`,
    }).flat()
    if (name !== 'identity' && name !== 'unchanged') fields.push('content-encoding', name)
    if (name !== 'unchanged') fields.push('content-length', `${bytes}`)
    made[name] = { fields, bytes }
    return fields
  }
}

/** Other encodings follow later. */
const sizeOf = ({ encodings }: Answer, url: string) =>
  aroundBytes + url.length + 2 * (encodings?.bytes() ?? 0)
