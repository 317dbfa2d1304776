import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { RunningServer } from '../../servers/running-server.ts'

/** Runs the task while the site's database has no table of enquiries. */
export async function withoutEnquiries({ dataDir }: RunningServer, task: () => Promise<void>) {
  const rename = (from: string, to: string) => {
    const database = new DatabaseSync(join(dataDir, 'kashmir.sqlite'), { timeout: 5000 })
    database.exec(`alter table ${from} rename to ${to}`)
    database.close()
  }
  rename('enquiries', 'enquiries_away')
  try {
    await task()
  } finally {
    rename('enquiries_away', 'enquiries')
  }
}
