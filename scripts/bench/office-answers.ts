import { atMost, type Line } from '../figures/line.ts'
import { median } from '../figures/median.ts'
import { type Known, screens } from './office-calls.ts'
import type { OfficeSite } from './office-site.ts'

const rounds = 25
const longestMs = 200

/** Milliseconds until all that a screen asks for has been answered: the screens one by one, in every round. */
export async function measureAnswers(site: OfficeSite): Promise<Line[]> {
  const known = await lookAround(site)
  const times = new Map(Object.keys(screens).map((name) => [name, [] as number[]]))
  // The first round warms what each process warms once.
  for (let round = 0; round <= rounds; round++) {
    for (const [name, calls] of Object.entries(screens)) {
      const took = await timeOf(site, calls(known, round))
      if (round > 0) times.get(name)?.push(took)
    }
    const saved = await timeOf(site, [], () => save(site, known, round))
    times.set(saving, [...(times.get(saving) ?? []), saved])
  }
  return [...times].flatMap(([page, took]) =>
    Object.entries({ median: median(took), p95: p95(took) }).map(([what, value]) => ({
      page,
      ...atMost({ what, unit: 'ms', value, limit: longestMs }),
    })),
  )
}

const saving = 'Desk: a status saved'

const p95 = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN

async function lookAround(site: OfficeSite): Promise<Known> {
  const listings = await ask(site, '/Hotel?page=5&pageSize=1000')
  const enquiries = await ask(site, '/Enquiry?suspected=all&pageSize=1000')
  return { listings: listings.$values.map(({ id }) => id), enquiries: enquiries.$values }
}

async function timeOf(site: OfficeSite, paths: string[], also = async () => {}): Promise<number> {
  const start = performance.now()
  await Promise.all([...paths.map((path) => ask(site, path)), also()])
  return performance.now() - start
}

async function save(site: OfficeSite, { enquiries }: Known, round: number) {
  const status = round % 2 ? 'quoted' : 'contacted'
  await ask(site, `/Enquiry/${enquiries[round]?.id}`, { status })
}

interface Records {
  $values: { id: number; reference: string }[]
}

async function ask({ url, token }: OfficeSite, path: string, change?: object): Promise<Records> {
  const answer = await fetch(`${url}/api${path}`, {
    method: change ? 'PUT' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: change && JSON.stringify(change),
  })
  if (!answer.ok) throw new Error(`${path} was answered by ${answer.status}`)
  return answer.json()
}
