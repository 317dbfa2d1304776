import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const root = join(import.meta.dirname, '..')
const servers = (file: string) => join(import.meta.dirname, 'servers', file)
const include = ['{catalogue,content,server,app,test,scripts}/**/*.test.{ts,tsx}']
const exclude = ['test/journeys/**']

/** A mock only replaces a module that no earlier file has loaded. */
const mocking = globSync(include, { cwd: root, exclude }).filter((path) =>
  readFileSync(join(root, path), 'utf8').includes('vi.mock('),
)

export default defineConfig({
  root,
  // The React that visitors get, which renders faster than the one for development.
  oxc: { jsx: { development: false } },
  test: {
    env: { NODE_ENV: 'production' },
    globalSetup: [servers('temporary-files.ts'), servers('databases/postgres-server.ts')],
    setupFiles: servers('each-worker.ts'),
    // Many tests wait, for a mail or an unavailable database, so a third worker uses two cores
    // better.
    maxWorkers: 3,
    // Two databases, real pictures and password hashes on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // Tests that pass only on retry are listed, and more than two fail the run.
    retry: 1,
    restoreMocks: true,
    unstubGlobals: true,
    silent: 'passed-only',
    projects: [
      {
        extends: true,
        // Files of one worker share their imports, which saves a third of the processor time.
        test: { name: 'unit', include, exclude: [...exclude, ...mocking], isolate: false },
      },
      { extends: true, test: { name: 'mocking', include: mocking, isolate: true } },
    ],
  },
})
