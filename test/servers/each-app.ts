import { beforeAll, describe } from 'vitest'
import { openApp } from './app.ts'
import { databases } from './databases.ts'

export type OpenedApp = Awaited<ReturnType<typeof openApp>>

/**
 * Runs the block once for each database, with one app for all its tests.
 * Inside hooks and tests `use()` gives the app; what one test stores, the others see.
 */
export function eachApp(block: (use: () => OpenedApp) => void) {
  describe.for(databases)('$name', ({ create }) => {
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
    block(() => opened)
  })
}
