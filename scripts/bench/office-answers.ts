import { atMost, type Line } from '../figures/line.ts'
import { median, p95 } from '../figures/median.ts'
import { type Known, screens } from './office-calls.ts'
import { costOf } from './processor.ts'
import { logIn, type Site } from './site.ts'

const rounds = 25
const maxMs = 200

/** Milliseconds of each screen, in rounds. */
interface Times {
  clock: number[]
  processor: number[]
}

/** The slowest call of each screen, one screen at a time, in every round. */
export async function measureAnswers(site: Site): Promise<Line[]> {
  const office = { ...site, token: await logIn(site) }
  const known = await lookAround(office)
  const times: Record<string, Times> = {}
  for (const name of [...Object.keys(screens), saving]) times[name] = { clock: [], processor: [] }
  // The first round is a warm-up.
  for (let round = 0; round <= rounds; round++) {
    for (const [name, { clock, processor }] of Object.entries(times)) {
      const calls = screens[name]?.(known, round).map((path) => () => ask(office, path))
      const cost = await timeOf(site, calls ?? [() => save(office, known, round)])
      if (round === 0) continue
      clock.push(cost.clock)
      processor.push(cost.processor)
    }
  }
  return Object.entries(times).flatMap(([page, each]) => linesOf(page, each))
}

const saving = 'Desk: a status saved'

const linesOf = (page: string, { clock, processor }: Times): Line[] =>
  Object.entries({ 'median, clock': median(clock), 'p95, processor': p95(processor) }).map(
    ([what, value]) => ({ page, ...atMost({ what, unit: 'ms', value, limit: maxMs }) }),
  )

/** The time of the slowest call, each made separately. */
async function timeOf({ pid }: Site, calls: (() => Promise<unknown>)[]) {
  const dearest = { clock: 0, processor: 0 }
  for (const call of calls) {
    const start = performance.now()
    const processor = await costOf(pid, call)
    dearest.clock = Math.max(dearest.clock, performance.now() - start)
    dearest.processor = Math.max(dearest.processor, processor)
  }
  return dearest
}

type Office = Site & { token: string }

async function lookAround(office: Office): Promise<Known> {
  const listings = await ask(office, '/Hotel?page=5&pageSize=1000')
  const enquiries = await ask(office, '/Enquiry?suspected=all&pageSize=1000')
  return { listings: listings.$values.map(({ id }) => id), enquiries: enquiries.$values }
}

async function save(office: Office, { enquiries }: Known, round: number) {
  const status = round % 2 ? 'quoted' : 'contacted'
  await ask(office, `/Enquiry/${enquiries[round]?.id}`, { status })
}

interface Records {
  $values: { id: number; reference: string }[]
}

async function ask({ url, token }: Office, path: string, change?: object): Promise<Records> {
  const answer = await fetch(`${url}/api${path}`, {
    method: change ? 'PUT' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: change && JSON.stringify(change),
  })
  if (!answer.ok) throw new Error(`${path} was answered by ${answer.status}`)
  return answer.json()
}
