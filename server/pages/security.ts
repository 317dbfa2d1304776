import { createHash } from 'node:crypto'
import type { CachedPage } from './cache/cached-page.ts'

/**
 * A cached page cannot carry a nonce, so its policy lists the hashes of its own inline scripts.
 * Styles may be inline: the blurred ground of a picture is one.
 */
export async function secured(response: Response): Promise<CachedPage> {
  const body = Buffer.from(await response.arrayBuffer())
  const headers = Object.fromEntries(response.headers)
  const isPage = headers['content-type']?.startsWith('text/html') ?? false
  if (isPage) headers['content-security-policy'] = policy(scriptHashes(body.toString()))
  const setsCookies = response.headers.has('set-cookie')
  const isCacheable = response.status === 200 && isPage && !setsCookies
  return { status: response.status, headers, body, isCacheable }
}

/** Of everything that may run; structured data never does. */
function scriptHashes(html: string): string[] {
  const inline = html.matchAll(
    /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g,
  )
  return [...inline].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
}

const policy = (hashes: string[]) =>
  [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    // The icon of what an event includes may be an address elsewhere.
    "img-src 'self' data: blob: https:",
    "media-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
