import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    include: ['{catalogue,content,server,app,test,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['test/journeys/**'],
    globalSetup: join(import.meta.dirname, 'postgres-server.ts'),
    maxWorkers: 2,
    restoreMocks: true,
    silent: 'passed-only',
  },
})
