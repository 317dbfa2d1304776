import { DatabaseSync } from 'node:sqlite'
import { sqlitePath } from '#server/db/sqlite/sqlite-file.ts'
import type { RunningServer } from '../../servers/running-server.ts'

/** Sets all times of all sessions back by a number of hours. */
export function ageSessions({ dataDir }: Pick<RunningServer, 'dataDir'>, hours: number) {
  const file = new DatabaseSync(sqlitePath(dataDir), { timeout: 5000 })
  const at = new Date(Date.now() - hours * 3_600_000).toISOString()
  file.prepare('update sessions set created_at = ?, used_at = ?').run(at, at)
  file.close()
}
