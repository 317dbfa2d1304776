import { z } from 'zod'
import { fetchJson } from './ask.ts'
import type { Service } from './services.ts'
import { type Credit, defaultAlt, defaultDescription, type FoundPhoto } from './stock.ts'
import { link, usable } from './usable.ts'

const answer = z.object({ results: z.array(z.unknown()) })
const photo = z.object({
  id: z.string(),
  description: z.string().nullish(),
  alt_description: z.string().nullish(),
  urls: z.object({ regular: z.url() }),
  links: z.object({ download_location: z.url() }),
  user: z.object({ name: z.string(), links: z.object({ html: link }) }),
})

/** Unsplash requires these parameters in links. */
const referral = { utm_source: 'kashmir_escapes', utm_medium: 'referral' }

export const headersOf = (key: string) => ({ authorization: `Client-ID ${key}` })

interface Search {
  query: string
  count: number
  signal: AbortSignal
}

export async function searchUnsplash(
  { api }: Service,
  key: string,
  { query, count, signal }: Search,
): Promise<FoundPhoto[]> {
  const wanted = new URLSearchParams({ query, per_page: `${count}`, order_by: 'relevant' })
  const asked = { headers: headersOf(key), signal }
  const { results } = await fetchJson(`${api}/search/photos?${wanted}`, answer, asked)
  return usable(results, photo).map(({ id, description, alt_description, urls, links, user }) => ({
    id,
    address: urls.regular,
    alt: alt_description || defaultAlt,
    description: description || defaultDescription,
    credit: creditOf(user),
    takenUrl: links.download_location,
  }))
}

const creditOf = ({ name, links }: z.output<typeof photo>['user']): Credit => ({
  author: name,
  authorUrl: referred(links.html),
  service: 'Unsplash',
  serviceUrl: referred('https://unsplash.com/'),
})

function referred(address: string): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(referral)) url.searchParams.set(name, value)
  return url.href
}
