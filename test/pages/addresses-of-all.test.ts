import { expect, test } from 'vitest'
import { type KindName, kindNames, kindOf } from '#catalogue/kinds.ts'
import { listingPath, numberPath } from '#catalogue/listings/listing-path.ts'
import { demoCatalogue } from '#content/demo/catalogue.ts'
import { readHead } from '../page-head.ts'
import { demoSite, publicUrl } from './demo-site.ts'

const site = demoSite()

interface Listed {
  kind: KindName
  id: number
  title: string
}

async function everyListing(): Promise<Listed[]> {
  const lists = await Promise.all(
    kindNames.map(async (kind) =>
      (await site.list(kind)).map((each: Listed) => ({ ...each, kind })),
    ),
  )
  return lists.flat()
}

/** Non-canonical spellings of a URL. */
function otherForms({ kind, id, title }: Listed): string[] {
  const [right, number] = [listingPath({ kind, id, title }), numberPath(kind, id)]
  return [
    ...[`${right}/`, `${number}/an-old-name`, `${number}-an-old-title`, `${number}-/x`],
    ...[number.replace(/(\d+)$/, '0$1'), right.toUpperCase()],
  ]
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at]) => at)

test('the sitemap has every listing, destination and article of the demo once, by id and slug', async () => {
  const all = await everyListing()
  expect(all).toHaveLength(Object.values(demoCatalogue).flat().length)
  const right = all.map((listing) => publicUrl + listingPath(listing))
  const places = kindNames.map((kind) => `${publicUrl}${kindOf(kind).path}/`)
  const listed = locations((await site.get('/sitemap.xml')).body)
  const ofListings = listed.filter((at = '') => places.some((place) => at.startsWith(place)))
  expect(ofListings.sort()).toEqual(right.sort())
  for (const at of right) expect(at).toMatch(/\/\d+\/[a-z0-9-]+$/)
})

test('every form of a demo URL leads to the canonical one in one step', {
  timeout: 300_000,
}, async () => {
  const all = await everyListing()
  const rows = all.map(({ kind, id }, at) => ({
    ...{ row: at + 1, from: `/earlier-site/${kind}-${id}.html`, to: numberPath(kind, id) },
  }))
  const { added } = await site.domain.redirects.import(rows, { preview: false })
  expect(added).toHaveLength(all.length)
  for (const [at, listing] of all.entries()) {
    const right = listingPath(listing)
    for (const form of [...otherForms(listing), rows[at]?.from ?? '']) {
      const { statusCode, headers } = await site.get(form)
      expect([statusCode, headers.location], form).toEqual([301, right])
    }
    for (const path of [right, numberPath(listing.kind, listing.id)]) {
      const { statusCode, body } = await site.get(path)
      expect([statusCode, readHead(body).canonical], path).toEqual([200, publicUrl + right])
    }
  }
})
