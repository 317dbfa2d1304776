import { imagePath } from '#catalogue/image.ts'
import { kindNames, kindOf } from '#catalogue/kinds.ts'
import type { PublishedPage } from '../listings/published-pages.ts'

const textPages = ['/About', '/contact', '/partnersContact', '/terms-conditions', '/privacy-policy']

/** Every public page, with the day of its last change and its pictures where they are known. */
export function sitemap(publicUrl: string, listings: PublishedPage[]): string {
  const newest = (pages: PublishedPage[]) =>
    pages
      .map(({ changedAt }) => changedAt)
      .sort()
      .at(-1)
  const lists = kindNames.map((kind) => ({
    path: kindOf(kind).listPath,
    changedAt: newest(listings.filter((page) => page.kind === kind)),
  }))
  const pages: Page[] = [
    { path: '/', changedAt: newest(listings) },
    ...lists,
    ...textPages.map((path) => ({ path })),
    ...listings.map(({ kind, id, changedAt, images }) => ({
      path: `${kindOf(kind).path}/${id}`,
      changedAt,
      images: [...new Set(images.map((image) => `/${imagePath(image)}`))],
    })),
  ]
  const urls = pages.map((page) => entry(publicUrl, page)).join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls}
</urlset>
`
}

interface Page {
  path: string
  changedAt?: string
  /** Paths of its pictures. */
  images?: string[]
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
