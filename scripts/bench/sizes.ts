import { createAsker } from '../cluster/ask.ts'
import { atMost, type Line } from '../figures/line.ts'
import { costWithAll } from './processor.ts'
import type { Site } from './site.ts'
import { longestSliceMs } from './sitemap-slices.ts'

const firstSitemap = 'first sitemap'
const longestSlice = 'sitemaps, longest turn of the loop'
const asks = 12
const barMs = 40

interface Asked {
  what: string
  path: (n: number) => string
  limit: number
}

/** Each search is new: a word of the catalogue, combined with one that all listings contain. */
const searches: Asked[] = [
  {
    what: 'list, words in 1 of 10',
    path: (n) => `/travel-packages?q=${place(n)}+of`,
    limit: barMs,
  },
  { what: 'list, a rare word', path: (n) => `/travel-packages?q=word${n * 37}`, limit: barMs },
  {
    what: 'list, all found',
    path: (n) => `/travel-packages?q=${'kashmir'.slice(0, 3 + (n % 4))}+${inAll(n)}`,
    limit: barMs,
  },
  { what: 'search of all kinds', path: (n) => `/search?q=${place(n)}+in`, limit: barMs },
  { what: 'API search', path: (n) => `/api/Hotel?q=${place(n)}+kash&pageSize=24`, limit: barMs },
]

const places = ['gulmarg', 'pahalgam', 'sonamarg', 'gurez', 'yusmarg', 'doodhpathri'].concat([
  'tangmarg',
  'daksum',
  'verinag',
  'aru',
  'meadow',
  'orchard',
])
const place = (n: number) => places[n % places.length] ?? ''
const inAll = (n: number) => ['lot', 'in', 'to'][n % 3]

const warmUps = [
  (n: number) => `/villas?maxPrice=${1000 + n}`,
  (n: number) => `/travel-packages?q=walnut+${n}`,
  (n: number) => `/search?q=walnut+${n}`,
  (n: number) => `/api/Hotel?q=walnut+${n}&pageSize=24`,
]

/** The processor milliseconds of operations whose cost grows with the number of listings. */
export async function measureSize(site: Site, count: number): Promise<Line[]> {
  const page = `${count.toLocaleString('en')} listings`
  const last = Math.ceil(count / 2 / 24)
  const asked: Asked[] = [
    ...searches,
    {
      what: 'API, last pages',
      path: (n) => `/api/Hotel?page=${Math.max(1, last - n)}&pageSize=24`,
      limit: barMs,
    },
    {
      what: 'list, last pages',
      path: (n) => `/travel-packages?page=${Math.max(1, last - n)}`,
      limit: barMs,
    },
  ]
  // Whatever the process does once is done before, with words that are not searched for afterwards.
  for (const path of warmUps) await msEach(site, path, 30)
  const lines: Line[] = []
  for (const { what, path, limit } of asked) {
    const value = await msEach(site, path, asks)
    lines.push({ page, ...atMost({ what, unit: 'ms', value, limit }) })
  }
  const sitemap = await msEach(site, () => '/sitemap.xml', 1)
  const slice = await longestSliceMs(site.folder)
  return [
    ...lines,
    { page, ...atMost({ what: firstSitemap, unit: 'ms', value: sitemap, limit: 300 }) },
    { page, ...atMost({ what: longestSlice, unit: 'ms', value: slice, limit: 20 }) },
  ]
}

async function msEach({ pid, url }: Site, path: (n: number) => string, count: number) {
  const { ask, close } = createAsker()
  const ms = await costWithAll(pid, async () => {
    for (let n = 0; n < count; n++) {
      const { status } = await ask(url + path(n), { headers: { 'accept-encoding': 'br' } })
      if (status !== 200) throw new Error(`${path(n)}: ${status}`)
    }
  })
  close()
  return ms / count
}

/** How much dearer the largest catalogue is than the one of 1,000, where that is bounded. */
export function growth(small: Line[], large: Line[]): Line[] {
  return large.flatMap((line) => {
    const before = small.find(({ what }) => what === line.what)
    if (!before || line.what === firstSitemap || line.what === longestSlice) return []
    // The clock of the processor ticks in hundredths of a second.
    const value = line.value / Math.max(before.value, 1)
    return [
      {
        page: 'growth, 1,000 to 100,000',
        ...atMost({ what: line.what, unit: '×', value, limit: 3 }),
      },
    ]
  })
}
