import { once } from 'node:events'
import { createServer } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Domain } from '../domain.ts'
import type { Enquiries } from '../enquiries/enquiries.ts'
import type { Answered } from '../http/answered.ts'
import { pictureTasks } from '../images/process/pictures.ts'

/** The sources that are read when the metrics are requested. */
export interface Gauges {
  [name: string]: { help: string; read: () => number | Promise<number> }
}

interface Measured extends Pick<Domain, 'database' | 'jobs'> {
  enquiries: Pick<Enquiries, 'followers'>
}

export type Metrics = ReturnType<typeof createMetrics>

/** Metrics of this process, in Prometheus format. */
export function createMetrics(domain: Measured) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const { requests, durations } = requestMetrics(registers)

  function watch(gauges: Gauges) {
    for (const [name, { help, read }] of Object.entries(gauges)) {
      new Gauge({
        registers,
        name,
        help,
        async collect() {
          // A source that fails is left out, and the rest is answered.
          await Promise.resolve(read()).then(
            (value) => this.set(value),
            () => this.reset(),
          )
        },
      })
    }
  }

  watch(gaugesOf(domain))

  return {
    watch,
    count({ method, route, status, ms, isStream }: Answered) {
      requests.inc({ method, route, status })
      if (!isStream) durations.observe({ route }, ms / 1000)
    },
    text: () => registry.metrics(),
    type: registry.contentType,
  }
}

function requestMetrics(registers: Registry[]) {
  const requests = new Counter({
    registers,
    name: 'http_requests_total',
    help: 'Requests answered; the route "ready" is what was sent from memory',
    labelNames: ['method', 'route', 'status'] as const,
  })
  const durations = new Histogram({
    registers,
    name: 'http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer',
    labelNames: ['route'] as const,
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  })
  return { requests, durations }
}

const gaugesOf = ({ database, jobs, enquiries }: Measured): Gauges => ({
  database_up: {
    help: '1 where the database answers and has room',
    read: () =>
      database.check().then(
        () => 1,
        () => 0,
      ),
  },
  jobs_waiting: {
    help: 'Jobs that are to be done, mails among them',
    read: async () => (await jobs.counts()).waiting,
  },
  jobs_stuck: {
    help: 'Jobs that failed too often and wait for a person',
    read: async () => (await jobs.counts()).stuck,
  },
  enquiry_followers: {
    help: 'Browsers of staff that are told of new enquiries as they come',
    read: enquiries.followers,
  },
  pictures_waiting: { help: 'Pictures that are to be read or made', read: pictureTasks.waiting },
  mails_waiting: {
    help: 'Mails that are to be sent',
    read: async () => (await jobs.counts('mail')).waiting,
  },
  mails_stuck: {
    help: 'Mails that failed too often and wait for a person',
    read: async () => (await jobs.counts('mail')).stuck,
  },
})

/** Serves only `GET /metrics`, on a separate port that should not be public. */
export async function serveMetrics(
  metrics: Metrics,
  { port, host }: { port: number; host: string },
) {
  const server = createServer(async ({ url, method }, response) => {
    if (url !== '/metrics') return response.writeHead(404).end()
    if (method !== 'GET') return response.writeHead(405, { allow: 'GET' }).end()
    const text = await metrics.text()
    return response.writeHead(200, { 'content-type': metrics.type }).end(text)
  })
  server.listen(port, host)
  await once(server, 'listening')
  return { server, close: () => void server.close() }
}
