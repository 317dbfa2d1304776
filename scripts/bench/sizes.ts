import { type Asker, createAsker } from '../cluster/ask.ts'
import { atMost, type Line } from '../figures/line.ts'
import { median } from '../figures/median.ts'
import { costWithAll, threadsMs } from './processor.ts'
import { type Site, withListings } from './site.ts'
import { longestSliceMs } from './sitemap-slices.ts'

const sizes = [1000, 10_000, 100_000]
const barMs = 40
const asks = 40
/** Requests to one site in a row. Sites alternate, since other load makes the processor slower. */
const turn = 5

interface Asked {
  what: string
  path: (n: number, count: number) => string
  asks?: number
}

const places = ['gulmarg', 'pahalgam', 'sonamarg', 'gurez', 'yusmarg', 'doodhpathri'].concat([
  'tangmarg',
  'daksum',
  'verinag',
  'aru',
  'meadow',
  'orchard',
])
const kashmir = ['kashmir', 'kashmi', 'kashm', 'kash', 'kas']
const inAll = ['lot', 'in', 'to', 'srinagar', 'srin', 'nights', 'nigh', 'of']

/** A different pair for each number, until all pairs are used. */
const pair = (n: number, firsts: string[], seconds: string[]) =>
  `${firsts[n % firsts.length]}+${seconds[Math.floor(n / firsts.length) % seconds.length]}`

/** Each search is new, and two words are never the same two. */
const searches: Asked[] = [
  { what: 'list, words in 1 of 8', path: (n) => `/travel-packages?q=word${10 + n}+of` },
  { what: 'list, a word in 1 of 20', path: (n) => `/travel-packages?q=word${100 + n * 9}` },
  { what: 'list, all found', path: (n) => `/travel-packages?q=${pair(n, kashmir, inAll)}` },
  { what: 'search of all kinds', path: (n) => `/search?q=${pair(n, places, inAll)}` },
  { what: 'API search', path: (n) => `/api/Hotel?q=${pair(n, places, kashmir)}&pageSize=24` },
]

/** As many pages before the last as there are with 1,000 listings; the API also has other sizes. */
const lastPages: Asked[] = [
  {
    what: 'API, last pages',
    path(n, count) {
      const pageSize = 24 - Math.floor(n / 20)
      return `/api/Hotel?page=${pageBefore(n % 20, count, pageSize)}&pageSize=${pageSize}`
    },
  },
  {
    what: 'list, last pages',
    path: (n, count) => `/travel-packages?page=${pageBefore(n, count, 24)}`,
    asks: 20,
  },
]

/** Half of the listings are of the kind. */
const pageBefore = (n: number, count: number, pageSize: number) =>
  Math.ceil(count / 2 / pageSize) - n

/** With words and pages that are not asked for afterwards. */
const warmUps = [
  (n: number) => `/villas?maxPrice=${1000 + n}`,
  (n: number) => `/travel-packages?q=walnut+${n}`,
  (n: number) => `/search?q=walnut+${n}`,
  (n: number) => `/api/Hotel?q=walnut+${n}&pageSize=24`,
]

interface Sized extends Site {
  count: number
}

/** The processor milliseconds of operations whose cost grows with the number of listings. */
export const measureSizes = () => withSites(sizes, [])

function withSites([count, ...others]: number[], sites: Sized[]): Promise<Line[]> {
  if (count === undefined) return measureSites(sites)
  return withListings(count, (site) => withSites(others, [...sites, { ...site, count }]))
}

async function measureSites(sites: Sized[]): Promise<Line[]> {
  // Whatever a process does once is done before.
  for (const path of warmUps) await msByTurn(sites, path, 30)
  const lines: Line[] = []
  const growths: Line[] = []
  for (const { what, path, asks: times = asks } of [...searches, ...lastPages]) {
    const turns = await msByTurn(sites, path, times)
    lines.push(...linesOf(sites, { what, limit: barMs }, turns.map(mean)))
    growths.push(growth(what, turns.map(median)))
  }
  const sitemaps: number[] = []
  for (const site of sites) sitemaps.push(await firstSitemapMs(site))
  lines.push(...linesOf(sites, { what: 'first sitemap', limit: 300 }, sitemaps))
  const slices: number[] = []
  for (const { folder } of sites) slices.push(await longestSliceMs(folder))
  const what = 'sitemaps, longest turn of the loop'
  return [...lines, ...linesOf(sites, { what, limit: 20 }, slices), ...growths]
}

const linesOf = (sites: Sized[], { what, limit }: { what: string; limit: number }, ms: number[]) =>
  sites.map(({ count }, at): Line => {
    const page = `${count.toLocaleString('en')} listings`
    return { page, ...atMost({ what, unit: 'ms', value: ms[at] ?? Number.NaN, limit }) }
  })

/** How much dearer the largest catalogue is, without the few turns in which much garbage is collected. */
function growth(what: string, ms: number[]): Line {
  const value = (ms.at(-1) ?? Number.NaN) / (ms[0] ?? Number.NaN)
  return { page: 'growth, 1,000 to 100,000', ...atMost({ what, unit: '×', value, limit: 3 }) }
}

/**
 * What a request costs each site in each of its turns. Nothing follows the answer to an address that
 * is requested once.
 */
async function msByTurn(sites: Sized[], path: Asked['path'], times: number): Promise<number[][]> {
  const { ask, close } = createAsker()
  const turns: number[][] = sites.map(() => [])
  for (let first = 0; first < times; first += turn) {
    for (const [at, { pid, url, count }] of sites.entries()) {
      const before = threadsMs(pid)
      for (let n = first; n < first + turn; n++) await askFor(ask, url + path(n, count))
      turns[at]?.push((threadsMs(pid) - before) / turn)
    }
  }
  close()
  return turns
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

async function firstSitemapMs({ pid, url }: Site): Promise<number> {
  const { ask, close } = createAsker()
  const ms = await costWithAll(pid, () => askFor(ask, `${url}/sitemap.xml`))
  close()
  return ms
}

async function askFor(ask: Asker, url: string) {
  const { status } = await ask(url, { headers: { 'accept-encoding': 'br' } })
  if (status !== 200) throw new Error(`${url}: ${status}`)
}
