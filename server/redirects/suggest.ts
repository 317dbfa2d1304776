import { kindNames, kindOf } from '#catalogue/kinds.ts'
import { listingPath, nameFrom } from '#catalogue/listings/listing-path.ts'
import type { Queries } from '../db/tables.ts'

const maxListings = 5000

const wordsOf = (text: string) =>
  new Set(
    nameFrom(text)
      .split('-')
      .filter((word) => word.length > 3),
  )

function textOf(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** For each path, the page that shares most words with it, if any. */
export async function suggestPages(db: Queries, paths: string[]): Promise<(string | undefined)[]> {
  const pages = await readPages(db)
  const byWord = new Map<string, { path: string; size: number }[]>()
  for (const { path, words } of pages) {
    for (const word of words) {
      const page = { path, size: words.size }
      const pages = byWord.get(word)
      if (pages) pages.push(page)
      else byWord.set(word, [page])
    }
  }
  return paths.map((path) => {
    const scores = new Map<string, number>()
    for (const word of wordsOf(textOf(path).replace(/\.\w+$/, ''))) {
      const found = byWord.get(word) ?? []
      // Rare words, and words of short names, count more.
      for (const page of found) {
        const score = 1 / found.length + 0.01 / page.size
        scores.set(page.path, (scores.get(page.path) ?? 0) + score)
      }
    }
    return [...scores].sort(([, one], [, other]) => other - one)[0]?.[0]
  })
}

async function readPages(db: Queries) {
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'kind', 'title'])
    .where('status', '=', 'published')
    .where('deletedAt', 'is', null)
    .limit(maxListings)
    .execute()
  const lists = kindNames.map((name) => {
    const { listPath, site, plural } = kindOf(name)
    return { path: listPath, words: wordsOf(`${site.label} ${plural}`) }
  })
  const texts = [
    '/About',
    '/contact',
    '/roads',
    '/privacy-policy',
    '/terms-conditions',
    '/partnersContact',
  ]
  return [
    ...lists,
    ...texts.map((path) => ({ path, words: wordsOf(path) })),
    ...rows.map((row) => ({ path: listingPath(row), words: wordsOf(row.title) })),
  ]
}
