import { z } from 'zod'
import { maxPage } from './limits.ts'
import { whole } from './number.ts'

export const maxRedirects = 10_000
const maxLength = 2000

export const redirectPageSize = 50

/** The filters of the list of redirects. */
export const redirectQuery = z.object({
  q: z.string().trim().max(200, 'q can have at most 200 characters.').optional(),
  page: whole('page', maxPage).default(1),
  pageSize: whole('pageSize', 500).default(redirectPageSize),
})

export type RedirectQuery = z.output<typeof redirectQuery>

/** The normalised address, or the reason why it is refused. */
type ReadAddress = { address: string; problem?: undefined } | { problem: string }

/** An address split into its normalised path and parameters, `page_id=12`. */
export interface Asked {
  path: string
  parameters: string[]
}

/** Addresses that differ only in case, escapes, slashes or the order of parameters are the same. */
export function readAsked(address: string): Asked {
  const [, path = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(address) ?? []
  const pieces = decoded(path).normalize('NFC').toLowerCase().split('/').filter(Boolean)
  const parameters = [...new URLSearchParams(query.toLowerCase())].map((pair) =>
    new URLSearchParams([pair]).toString(),
  )
  return { path: `/${pieces.map(encodeURIComponent).join('/')}`, parameters: parameters.sort() }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path).replaceAll(/\p{Surrogate}/gu, '')
  } catch {
    return path.replaceAll(/\p{Surrogate}/gu, '')
  }
}

const controls = /[\p{Cc}\u2028\u2029\\]/u
const scheme = /^[a-z][a-z\d+.-]*:/i

function refusalOf(label: string, text: string): string | undefined {
  if (text === '') return `${label} is required.`
  if (text.length > maxLength) return `${label} can have at most 2,000 characters.`
  if (controls.test(text)) return `${label} cannot hold backslashes or control characters.`
  return undefined
}

/** Normalises an old address of this site; a full URL is reduced to its path and query. */
export function readSource(text: string): ReadAddress {
  const bare = text.trim()
  const refusal = refusalOf('From', bare)
  if (refusal) return { problem: refusal }
  const full = /^https?:\/\//i.test(bare) ? URL.parse(bare) : undefined
  if (full === null || (!full && (bare.startsWith('//') || scheme.test(bare)))) {
    return { problem: 'From must be a path such as /old-page.html, or the whole old address.' }
  }
  const address = full ? full.pathname + full.search : bare.startsWith('/') ? bare : `/${bare}`
  const { path, parameters } = readAsked(address)
  const normalised = parameters.length > 0 ? `${path}?${parameters.join('&')}` : path
  return normalised.length > maxLength
    ? { problem: 'From can have at most 2,000 characters, with those that are escaped.' }
    : { address: normalised }
}

const here = 'https://here.invalid'

/**
 * The target of a redirect: a path of this site, or an HTTPS URL elsewhere. `publicUrl` is the
 * site's own.
 */
export function readTarget(text: string, publicUrl = here): ReadAddress {
  const bare = text.trim()
  const refusal = refusalOf('To', bare)
  if (refusal) return { problem: refusal }
  const isPath = /^\/(?!\/)/.test(bare)
  const url = isPath || /^https?:\/\/[^/]/i.test(bare) ? URL.parse(bare, here) : null
  const isOwn = url?.origin === here || url?.origin === URL.parse(publicUrl)?.origin
  if (!url || url.username || url.password || !(isOwn || url.protocol === 'https:'))
    return elsewhere
  if (!isOwn) return { address: url.href }
  const path = url.pathname + url.search + url.hash
  return path.startsWith('//') ? elsewhere : { address: path }
}

const elsewhere = {
  problem:
    'To must be a path of this site such as /hotels, or a full address that begins with https://.',
}
