import { createHash } from 'node:crypto'
import type { CachedPage } from './cache/cached-page.ts'

/**
 * A cached page cannot have a nonce, so its policy lists the hashes of its inline scripts. Inline
 * styles are allowed, for blurred placeholders. `bytes` is the body, if it is separate from the
 * response.
 */
export async function secured(response: Response, bytes?: Uint8Array): Promise<CachedPage> {
  const body = bytes ? asBuffer(bytes) : Buffer.from(await response.arrayBuffer())
  const headers = Object.fromEntries(response.headers)
  const isPage = headers['content-type']?.startsWith('text/html') ?? false
  if (isPage) headers['content-security-policy'] = policy(scriptHashes(body))
  const setsCookies = response.headers.has('set-cookie')
  const isCacheable = response.status === 200 && isPage && !setsCookies
  return { status: response.status, headers, body, isCacheable }
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength)

const isNotExecuted = /\s(?:src=|type="application\/ld\+json")/

/**
 * Hashes all executable inline scripts, found in the bytes that are sent. Structured data is not
 * executed.
 */
function scriptHashes(html: Buffer): string[] {
  const hashes: string[] = []
  let from = html.indexOf('<script')
  while (from >= 0) {
    const start = html.indexOf('>', from) + 1
    const end = html.indexOf('</script>', start)
    if (start === 0 || end < 0) break
    if (!isNotExecuted.test(html.toString('latin1', from, start))) {
      const hash = createHash('sha256').update(html.subarray(start, end)).digest('base64')
      hashes.push(`'sha256-${hash}'`)
    }
    from = html.indexOf('<script', end)
  }
  return hashes
}

const policy = (hashes: string[]) =>
  [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    // The icon of an event's inclusion may be on another host.
    "img-src 'self' data: blob: https:",
    "media-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
