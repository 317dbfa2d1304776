import type { TextName } from '#catalogue/texts/texts.ts'
import { textNames } from '#catalogue/texts/texts.ts'
import type { Domain } from '../../domain.ts'
import {
  fixedPages,
  listingPage,
  sitemapEntries,
  sitemapIndex,
  type TextChanges,
  urlSet,
} from './sitemap.ts'

/** A sitemap may have 50,000 URLs and 50 MB; this many with pictures stay below both. */
const maxAddresses = 2500

interface Source extends Pick<Domain, 'listings' | 'texts'> {
  publicUrl: string
  /** Maximum URLs per sitemap. */
  max?: number
}

/**
 * The sitemap of this number, or undefined if there is none. Number 0 is the only sitemap or, if
 * there are too many URLs for one, the index of those from 1 up. Each is built without the others.
 */
export async function makeSitemap(source: Source, number: number): Promise<Buffer | undefined> {
  const { listings, texts, publicUrl, max = maxAddresses } = source
  const kinds = await listings.countPublishedPages()
  const fixed = fixedPages(kinds, await readTextChanges(texts))
  const all = kinds.reduce((sum, { count }) => sum + count, fixed.length)
  const sitemaps = Math.ceil(all / max)
  if (number === 0 && sitemaps > 1) return Buffer.from(sitemapIndex(publicUrl, sitemaps))
  if (number > (sitemaps > 1 ? sitemaps : 0)) return undefined

  const start = Math.max(0, number - 1) * max
  const first = fixed.slice(start, start + max)
  const range = { skip: Math.max(0, start - fixed.length), take: max - first.length }
  const parts = [Buffer.from(urlSet.head + sitemapEntries(publicUrl, first))]
  for await (const pages of listings.publishedPages(kinds, range)) {
    parts.push(Buffer.from(sitemapEntries(publicUrl, pages.map(listingPage))))
  }
  return Buffer.concat([...parts, Buffer.from(urlSet.footer)])
}

async function readTextChanges(texts: Source['texts']): Promise<TextChanges> {
  const change = async (name: TextName) => [name, (await texts.find(name)).updatedAt] as const
  return Object.fromEntries(await Promise.all(textNames.map(change)))
}
