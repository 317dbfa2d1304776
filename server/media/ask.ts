import type { z } from 'zod'

const answerMs = 10_000
const maxJson = 2 * 1024 * 1024

interface Asked {
  headers?: Record<string, string>
  signal: AbortSignal
  /** Time limit for answer and body. */
  timeoutMs: number
  maxBytes: number
}

/** A service answered with an error. */
export class ServiceError extends Error {
  /** When it may be asked again, if it said so. */
  readonly retryAt: Date | undefined
  constructor(message: string, retryAt?: Date) {
    super(message)
    this.retryAt = retryAt
  }
}

/** The body of an answer. Throws for any status but 2xx, a redirect, and a body that is too large. */
export async function fetchBytes(address: string, asked: Asked): Promise<Buffer> {
  const { headers, timeoutMs, maxBytes } = asked
  const signal = AbortSignal.any([asked.signal, AbortSignal.timeout(timeoutMs)])
  const response = await fetch(address, { headers, signal, redirect: 'error' })
  const { host } = new URL(address)
  if (!response.ok) {
    await response.body?.cancel()
    throw new ServiceError(`${host} answered ${response.status}`, retryAt(response))
  }
  const body = await readAtMost(response, maxBytes)
  if (!body) throw new ServiceError(`${host} sent more than ${maxBytes} bytes`)
  return body
}

/** Undefined for a body that is, or is declared, too large. */
async function readAtMost({ headers, body }: Response, maxBytes: number) {
  if (Number(headers.get('content-length')) > maxBytes) return void body?.cancel().catch(() => {})
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Validates an answer against the documented shape; throws if it differs. */
export async function fetchJson<S extends z.ZodType>(
  address: string,
  schema: S,
  asked: Pick<Asked, 'headers' | 'signal'>,
): Promise<z.output<S>> {
  const limits = { timeoutMs: answerMs, maxBytes: maxJson }
  const body = await fetchBytes(address, { ...asked, ...limits })
  const result = schema.safeParse(fromJson(body.toString()))
  if (result.success) return result.data
  throw new ServiceError(`${new URL(address).host} answered in another shape than it documents`)
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Parses the header, in seconds or as a date. */
function retryAt({ headers }: Response): Date | undefined {
  const value = headers.get('retry-after')
  if (!value) return undefined
  const seconds = Number(value)
  const at = new Date(Number.isNaN(seconds) ? value : Date.now() + seconds * 1000)
  return Number.isNaN(at.getTime()) ? undefined : at
}
