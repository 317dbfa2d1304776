import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { RunningServer } from '../../servers/running-server.ts'

/** Runs the task while a table of the site's database is missing. */
export async function withoutTable(
  server: RunningServer,
  table: 'listings' | 'enquiries',
  task: () => Promise<void>,
) {
  const rename = (from: string, to: string) => {
    const database = new DatabaseSync(join(server.dataDir, 'kashmir.sqlite'), { timeout: 5000 })
    database.exec(`alter table ${from} rename to ${to}`)
    database.close()
  }
  rename(table, `${table}_away`)
  try {
    await task()
  } finally {
    rename(`${table}_away`, table)
  }
}
