import { onTestFinished, vi } from 'vitest'
import type { WireImport, WireImportRow } from '#server/api/imports/import-answer.ts'
import type { Database } from '#server/db/database.ts'
import { openApp } from './app.ts'
import { calls } from './calls.ts'

export interface Sent {
  name: string
  body: Buffer | string
}

const working = ['checking', 'applying', 'undoing']

/** The app with a database and running imports, and the actions of staff with them. */
export async function openImportDesk(database: Database) {
  const opened = await openApp(database)
  const { app, domain, headers } = opened
  const desk = calls(app, headers)
  domain.jobs.start(domain.imports.handlers)
  onTestFinished(async () => {
    domain.imports.stop()
    await domain.jobs.stop()
  })

  /** Waits for the import's current step, and returns it. */
  const settled = (id: number): Promise<WireImport> =>
    vi.waitFor(
      async () => {
        const state = (await desk.get(`/api/imports/${id}`)).json()
        if (working.includes(state.state)) throw new Error(`${state.state} ${state.problem}`)
        return state
      },
      { timeout: 150_000, interval: 30 },
    )

  async function send(files: Sent[], fields: [string, string][] = []) {
    const parts = files.map(({ name, body }) => ({
      ...{ field: 'files', name, body: Buffer.from(body), type: 'application/octet-stream' },
    }))
    return desk.post('/api/imports', fields, parts)
  }

  return {
    ...opened,
    ...desk,
    send,
    settled,
    /** Uploads sheets, and returns the import once it is checked. */
    async check(files: Sent[]): Promise<WireImport> {
      const answer = await send(files)
      if (answer.statusCode !== 202) throw new Error(answer.payload)
      return settled(answer.json().id)
    },
    async step(id: number, step: 'apply' | 'undo'): Promise<WireImport> {
      const answer = await desk.postJson(`/api/imports/${id}/${step}`, {})
      if (answer.statusCode !== 202) throw new Error(answer.payload)
      return settled(id)
    },
    async rows(id: number, query = ''): Promise<WireImportRow[]> {
      return (await desk.get(`/api/imports/${id}/rows${query}`)).json().$values
    },
    async listings(kind: string) {
      return (await desk.get(`/api/${kind}`)).json().$values
    },
  }
}
