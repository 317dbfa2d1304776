import { rmSync } from 'node:fs'
import { test as base } from '@playwright/test'
import { type RunningServer, startServer } from '../../servers/running-server.ts'
import { copyOfDemoData, owner } from './demo-data.ts'

interface OwnServer {
  /** In addition to the usual ones. */
  variables: Record<string, string>
}

interface Running {
  server: RunningServer
  /** The owner's bearer token. */
  token: string
}

type Servers = ReturnType<typeof createServers>

interface TestFixtures {
  /**
   * For a file that changes the site's content: its tests share a server that no other file uses, or,
   * if they assert nothing about others' records, one with other such files.
   */
  ownServer: OwnServer | 'with other writers' | undefined
  running: Running
  /** The site with the demo catalogue and an owner. */
  server: RunningServer
  ownerToken: string
}

export const test = base.extend<TestFixtures, { servers: Servers }>({
  ownServer: [undefined, { option: true }],

  servers: [
    async ({ browserName: _ }, use) => {
      const servers = createServers()
      await use(servers)
      await servers.stop()
    },
    { scope: 'worker' },
  ],

  running: [
    async ({ servers, ownServer }, use, { file, repeatEachIndex }) => {
      const { shared, own } = servers
      if (!ownServer) await use(await shared('readers'))
      else if (typeof ownServer === 'string') await use(await shared(`writers ${repeatEachIndex}`))
      else await use(await own(`${file} ${repeatEachIndex}`, ownServer))
    },
    { timeout: 60_000 },
  ],

  server: ({ running }, use) => use(running.server),
  ownerToken: ({ running }, use) => use(running.token),
  baseURL: ({ running }, use) => use(running.server.url),
})

/**
 * The servers of a worker: one shared by files that only read, one by files that write each their own
 * records, and one for the current file if it writes anything else.
 */
function createServers() {
  const shared = new Map<string, Promise<Running>>()
  let own: { name: string; running: Promise<Running> } | undefined
  return {
    shared(name: string) {
      const running = shared.get(name) ?? start({})
      shared.set(name, running)
      return running
    },
    async own(name: string, options: OwnServer) {
      if (own?.name !== name) {
        const previous = own
        own = { name, running: start(options) }
        await stop(previous?.running)
      }
      return own.running
    },
    stop: () => Promise.all([...shared.values(), own?.running].map(stop)),
  }
}

async function start({ variables }: Partial<OwnServer>): Promise<Running> {
  const server = await startServer(copyOfDemoData(), variables)
  const answer = await fetch(`${server.url}/api/User/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  })
  const { token } = await answer.json()
  return { server, token }
}

async function stop(running: Promise<Running> | undefined) {
  if (!running) return
  const { server } = await running
  await server.stop()
  rmSync(server.dataDir, { recursive: true })
  if (server.errors()) console.error(`The server at ${server.url} said:\n${server.errors()}`)
}
