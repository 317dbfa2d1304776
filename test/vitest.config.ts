import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    include: ['{catalogue,content,server,app,test,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['test/journeys/**'],
    globalSetup: join(import.meta.dirname, 'servers/postgres-server.ts'),
    maxWorkers: 2,
    // Two databases, real pictures and password hashes on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    restoreMocks: true,
    silent: 'passed-only',
  },
})
