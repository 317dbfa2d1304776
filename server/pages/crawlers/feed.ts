import { dayInKolkata } from '#catalogue/dates/kolkata.ts'
import { kinds, type Listing } from '#catalogue/kinds.ts'
import { listingPath, numberPath } from '#catalogue/listings/listing-path.ts'
import type { Domain } from '../../domain.ts'
import { declaration, escaped } from './xml.ts'

/** Maximum articles in the feed. */
const newest = 30

interface Source extends Pick<Domain, 'listings' | 'settings'> {
  publicUrl: string
}

/** The articles as an Atom feed, newest first. */
export async function makeFeed({ listings, settings, publicUrl }: Source): Promise<Buffer> {
  const { operatorName } = await settings.read()
  const { items } = await listings.page('Article', { pageSize: newest }, { drafts: false })
  const articles = items.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)))
  const changes = articles.map(({ updatedAt }) => updatedAt).sort()
  const list = publicUrl + kinds.Article.listPath
  const lines = [
    declaration,
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">',
    `<id>${escaped(list)}</id>`,
    `<title>${escaped(`Articles | ${operatorName}`)}</title>`,
    `<updated>${changes.at(-1) ?? new Date(0).toISOString()}</updated>`,
    `<author><name>${escaped(operatorName)}</name></author>`,
    `<link href="${escaped(list)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(`${list}/feed.xml`)}"/>`,
    ...articles.map((article) => entry(publicUrl, article)),
    '</feed>',
  ]
  return Buffer.from(`${lines.join('\n')}\n`)
}

const dayOf = ({ date, createdAt }: Listing<'Article'>) => date || dayInKolkata(new Date(createdAt))

/** Based on the listing's id, since the slug in its URL may change. */
function entry(publicUrl: string, article: Listing<'Article'>): string {
  const { id, title, description, author, updatedAt, categoryId } = article
  const names: Record<number, string> = kinds.Article.categories
  const category = names[categoryId ?? 0]
  return [
    '<entry>',
    `<id>${escaped(publicUrl + numberPath('Article', id))}</id>`,
    `<title>${escaped(title)}</title>`,
    `<link href="${escaped(publicUrl + listingPath(article))}"/>`,
    `<published>${dayOf(article)}T00:00:00+05:30</published>`,
    `<updated>${updatedAt}</updated>`,
    author && `<author><name>${escaped(author)}</name></author>`,
    category && `<category term="${escaped(category)}"/>`,
    description && `<summary>${escaped(description)}</summary>`,
    '</entry>',
  ]
    .filter(Boolean)
    .join('')
}
