import { setTimeout as delay } from 'node:timers/promises'
import { kindNames, kindOf } from '#catalogue/kinds.ts'
import { atMost, type Line } from '../figures/line.ts'
import { send } from './load.ts'
import { costWithAll, settleMs } from './processor.ts'
import { logIn, type Site } from './site.ts'

const renders = 100

/** Processor time of a page that is not in memory, with all that follows it. */
export async function measureUncached(site: Site): Promise<Line[]> {
  // Whatever the process does once is done before.
  await send({ port: site.port, count: 200, path: (n) => `/villas?maxPrice=${100_000 + n}` })
  await delay(settleMs)
  const home = await homeMs(site)
  const list = await renderMs(site, (n) => `/travel-packages?minPrice=${n + 1}`)
  const detail = await detailMs(site)
  return [
    { page: 'uncached: home', ...cost(home, 25) },
    { page: 'uncached: list', ...cost(list, 16) },
    { page: 'uncached: detail', ...cost(detail, 14) },
  ]
}

const cost = (value: number, limit: number) =>
  atMost({ what: 'processor time with all that follows', unit: 'ms', value, limit })

async function renderMs({ pid, port }: Site, path: (n: number) => string, count = renders) {
  const ms = await costWithAll(pid, () => send({ port, count, path, connections: 1 }))
  return ms / count
}

/** The home page with further reviews, which is whole at each address; the first ones warm up. */
async function homeMs(site: Site): Promise<number> {
  const [warmUps, measured] = [26, 40]
  await fillReviews(site)
  await renderMs(site, (n) => `/?reviews=${n + 2}`, warmUps)
  return renderMs(site, (n) => `/?reviews=${n + 2 + warmUps}`, measured)
}

/** As many reviews as there may be, three of which are on each page. */
async function fillReviews(site: Site) {
  const max = 200
  const url = `${site.url}/api/Text/testimonials`
  const authorization = `Bearer ${await logIn(site)}`
  const { value, version } = await (await fetch(url, { headers: { authorization } })).json()
  const { items } = value.reviews
  value.reviews.items = Array.from({ length: max }, (_, n) => items[n % items.length])
  const { status } = await fetch(url, {
    method: 'PUT',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ value, version }),
  })
  if (status !== 200) throw new Error(`The reviews were answered by ${status}.`)
}

/**
 * The pages of the demo's listings, each once without being measured, for what the process does once,
 * and once with its form open, which is another page.
 */
async function detailMs(site: Site): Promise<number> {
  const paths: string[] = []
  for (const kind of kindNames) {
    const answer = await fetch(`${site.url}/api/${kind}`)
    for (const { id } of (await answer.json()).$values) paths.push(`${kindOf(kind).path}/${id}`)
  }
  await renderMs(site, (n) => paths[n] ?? '/', paths.length)
  return renderMs(site, (n) => `${paths[n]}?book=1`, paths.length)
}
