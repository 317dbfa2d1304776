import { kindOf } from '#catalogue/kinds.ts'
import { listingPath } from '#catalogue/listings/listing-path.ts'
import { imagePath } from '#catalogue/pictures/image.ts'
import type { TextName } from '#catalogue/texts/texts.ts'
import type { PublishedKind, PublishedPage } from '../../listings/find/published-pages.ts'
import { declaration, escaped } from './xml.ts'

/** Public pages that are neither listings nor lists, with the text they show. */
const textPages: { path: string; text?: TextName }[] = [
  { path: '/About', text: 'about' },
  { path: '/contact' },
  { path: '/partnersContact' },
  { path: '/roads' },
  { path: '/terms-conditions', text: 'terms' },
  { path: '/privacy-policy', text: 'privacy' },
]

/** When a text was last edited: ISO 8601, UTC. */
export type TextChanges = Partial<Record<TextName, string | null>>

interface Page {
  path: string
  changedAt?: string
  /** Paths of its pictures. */
  images?: string[]
}

const homeTexts = ['hero', 'benefits', 'questions', 'testimonials'] as const

/** Every public page that is not a listing. */
export function fixedPages(kinds: PublishedKind[], texts: TextChanges): Page[] {
  const changes = kinds.map(({ changedAt }) => changedAt)
  return [
    { path: '/', changedAt: newest([...changes, ...homeTexts.map((name) => texts[name])]) },
    ...kinds.map(({ kind, changedAt }) => ({ path: kindOf(kind).listPath, changedAt })),
    ...textPages.map(({ path, text }) => ({ path, changedAt: newest([text && texts[text]]) })),
  ]
}

const newest = (times: (string | null | undefined)[]) =>
  times.filter(Boolean).sort().at(-1) ?? undefined

export const listingPage = ({ changedAt, images, ...listing }: PublishedPage): Page => ({
  path: listingPath(listing),
  changedAt,
  images: [...new Set(images.map((image) => `/${imagePath(image)}`))],
})

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const imageSchema = 'http://www.google.com/schemas/sitemap-image/1.1'

/** The XML before and after the entries of a sitemap. */
export const urlSet = {
  head: `${declaration}\n<urlset xmlns="${schema}" xmlns:image="${imageSchema}">\n`,
  footer: '</urlset>\n',
}

/** The index of all sitemaps. */
export function sitemapIndex(publicUrl: string, sitemaps: number): string {
  const entries = Array.from(
    { length: sitemaps },
    (_, at) => `<sitemap><loc>${escaped(publicUrl)}/sitemap-${at + 1}.xml</loc></sitemap>\n`,
  )
  return `${declaration}\n<sitemapindex xmlns="${schema}">\n${entries.join('')}</sitemapindex>\n`
}

/** One line per page. */
export function sitemapEntries(publicUrl: string, pages: Page[]): string {
  const site = escaped(publicUrl)
  return pages.map((page) => `${entry(site, page)}\n`).join('')
}

function entry(site: string, { path, changedAt, images = [] }: Page): string {
  const lastmod = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
  const pictures = images.map(
    (image) => `<image:image><image:loc>${site}${escaped(image)}</image:loc></image:image>`,
  )
  return `<url><loc>${site}${escaped(path)}</loc>${lastmod}${pictures.join('')}</url>`
}
