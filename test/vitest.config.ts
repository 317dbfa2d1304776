import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const root = join(import.meta.dirname, '..')
const servers = (file: string) => join(import.meta.dirname, 'servers', file)
const include = ['{catalogue,content,server,app,test,scripts}/**/*.test.{ts,tsx}']
const exclude = ['test/journeys/**']

/** A mock takes the place of a module only where no file before has loaded it. */
const mocking = globSync(include, { cwd: root, exclude }).filter((path) =>
  readFileSync(join(root, path), 'utf8').includes('vi.mock('),
)

export default defineConfig({
  root,
  test: {
    globalSetup: [servers('postgres-server.ts'), servers('temporary-files.ts')],
    setupFiles: servers('each-worker.ts'),
    // Many wait, for a mail or a database that is away: a third keeps two cores at work.
    maxWorkers: 3,
    // Two databases, real pictures and password hashes on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    restoreMocks: true,
    unstubGlobals: true,
    silent: 'passed-only',
    projects: [
      {
        extends: true,
        // The files of one worker share what they import, which is a third of the processor's work.
        test: { name: 'unit', include, exclude: [...exclude, ...mocking], isolate: false },
      },
      { extends: true, test: { name: 'mocking', include: mocking, isolate: true } },
    ],
  },
})
