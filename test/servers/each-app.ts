import { beforeAll, describe, type test } from 'vitest'
import { openApp } from './app.ts'
import { databases, onceOf } from './databases/databases.ts'

export type OpenedApp = Awaited<ReturnType<typeof openApp>>

/**
 * Runs the block for each database, with one app for all its tests. Hooks and tests get the app by
 * `use()`, and share what is stored. `once` is `test` for SQLite alone, as with `eachDatabase`.
 */
export function eachApp(block: (use: () => OpenedApp, once: typeof test) => void) {
  describe.for(databases)('$name', ({ name, create }) => {
    let opened: OpenedApp
    beforeAll(async () => {
      const { database, remove } = await create()
      const closers: (() => Promise<void>)[] = []
      opened = await openApp(database, {}, (close) => closers.push(close))
      return async () => {
        for (const close of closers) await close()
        await database.close()
        await remove()
      }
    })
    block(() => opened, onceOf(name))
  })
}
