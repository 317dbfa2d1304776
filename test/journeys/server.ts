import { rmSync } from 'node:fs'
import { test as base } from '@playwright/test'
import { type RunningServer, startServer } from '../servers/running-server.ts'
import { copyOfDemoData, newFolder, owner } from './demo-data.ts'

interface WorkerFixtures {
  /** Beside the usual ones; a file that sets one to a value no other file has gets a server of its own. */
  variables: Record<string, string>
  /** The site with the demo catalogue and an owner, shared by the tests of one worker. */
  server: RunningServer
  /** The owner's bearer token. */
  ownerToken: string
}

interface TestFixtures {
  /** A site of its own that has no owner yet, so that its `ownerCode` can be used. */
  ownerlessServer: RunningServer
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  variables: [{}, { option: true, scope: 'worker' }],

  server: [
    async ({ variables }, use) => {
      await lend(copyOfDemoData(), variables, use)
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  ownerToken: [
    async ({ server }, use) => {
      const answer = await fetch(`${server.url}/api/User/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(owner),
      })
      const { token } = await answer.json()
      await use(token)
    },
    { scope: 'worker' },
  ],

  ownerlessServer: [
    async ({ variables }, use) => {
      await lend(newFolder(), { SEED: 'none', ...variables }, use)
    },
    { timeout: 60_000 },
  ],

  baseURL: async ({ server }, use) => {
    await use(server.url)
  },
})

async function lend(
  folder: string,
  variables: Record<string, string>,
  use: (server: RunningServer) => Promise<void>,
) {
  const server = await startServer(folder, variables)
  try {
    await use(server)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true })
    if (server.errors()) console.error(`The server at ${server.url} said:\n${server.errors()}`)
  }
}
