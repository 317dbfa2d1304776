import { kindNames, kindOf } from '#catalogue/kinds.ts'
import { imagePath } from '#catalogue/pictures/image.ts'
import type { TextName } from '#catalogue/texts/texts.ts'
import type { PublishedPage } from '../../listings/find/published-pages.ts'

/** A sitemap may name 50,000 addresses in 50 MB; with their pictures these take some 5 MB. */
const maxAddresses = 10_000

/** Public pages that are neither listing nor list, and the text that they show. */
const textPages: { path: string; text?: TextName }[] = [
  { path: '/About', text: 'about' },
  { path: '/contact' },
  { path: '/partnersContact' },
  { path: '/terms-conditions', text: 'terms' },
  { path: '/privacy-policy', text: 'privacy' },
]

interface Shown {
  listings: PublishedPage[]
  /** When a text was last edited: ISO 8601, UTC. */
  textChanges: Partial<Record<TextName, string | null>>
}

/** Every public page, in files of 10,000 each; with more than one, an index of them stands first. */
export function sitemaps(publicUrl: string, shown: Shown, most = maxAddresses): string[] {
  const entries = publicPages(shown).map((page) => entry(publicUrl, page))
  const files: string[] = []
  for (let start = 0; start < entries.length; start += most) {
    files.push(urlSet(entries.slice(start, start + most)))
  }
  return files.length === 1 ? files : [index(publicUrl, files.length), ...files]
}

interface Page {
  path: string
  changedAt?: string
  /** Paths of its pictures. */
  images?: string[]
}

function publicPages({ listings, textChanges }: Shown): Page[] {
  const changes = (pages: PublishedPage[]) => pages.map(({ changedAt }) => changedAt)
  const { questions, testimonials } = textChanges
  const byKind = Map.groupBy(listings, ({ kind }) => kind)
  return [
    { path: '/', changedAt: newest([...changes(listings), questions, testimonials]) },
    ...kindNames.map((kind) => ({
      path: kindOf(kind).listPath,
      changedAt: newest(changes(byKind.get(kind) ?? [])),
    })),
    ...textPages.map(({ path, text }) => ({
      path,
      changedAt: newest([text && textChanges[text]]),
    })),
    ...listings.map(({ kind, id, changedAt, images }) => ({
      path: `${kindOf(kind).path}/${id}`,
      changedAt,
      images: [...new Set(images.map((image) => `/${imagePath(image)}`))],
    })),
  ]
}

const newest = (times: (string | null | undefined)[]) =>
  times.filter(Boolean).sort().at(-1) ?? undefined

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const imageSchema = 'http://www.google.com/schemas/sitemap-image/1.1'

const urlSet = (entries: string[]) => `${declaration}
<urlset xmlns="${schema}" xmlns:image="${imageSchema}">
${entries.join('\n')}
</urlset>
`

function index(publicUrl: string, files: number): string {
  const entries = Array.from(
    { length: files },
    (_, file) => `<sitemap><loc>${escaped(publicUrl)}/sitemap-${file + 1}.xml</loc></sitemap>`,
  )
  return `${declaration}
<sitemapindex xmlns="${schema}">
${entries.join('\n')}
</sitemapindex>
`
}

function entry(publicUrl: string, { path, changedAt, images = [] }: Page): string {
  const address = (path: string) => escaped(publicUrl + path)
  const lastmod = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
  const pictures = images.map(
    (image) => `<image:image><image:loc>${address(image)}</image:loc></image:image>`,
  )
  return `<url><loc>${address(path)}</loc>${lastmod}${pictures.join('')}</url>`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&apos;',
  '"': '&quot;',
}
const escaped = (text: string) => text.replaceAll(/[&<>'"]/g, (sign) => entities[sign] ?? sign)
