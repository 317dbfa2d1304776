import { backup, DatabaseSync } from 'node:sqlite'

/** All pages in one step; in several, each write of the server would restart the copy. */
const allPages = 2 ** 31 - 1

/** Copies a database that may be in use. The copy contains no sessions. */
export async function copySqlite(from: string, to: string) {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5000 })
  try {
    await backup(source, to, { rate: allPages })
  } finally {
    source.close()
  }
  const copy = new DatabaseSync(to)
  copy.exec('pragma journal_mode = delete; pragma secure_delete = on')
  copy.exec('delete from sessions; delete from codes')
  copy.close()
  checkSqlite(to)
}

/** Throws an Error of one line if the file is damaged. */
export function checkSqlite(path: string) {
  const file = new DatabaseSync(path, { readOnly: true })
  try {
    const found = file.prepare('pragma quick_check').get()?.quick_check
    if (found !== 'ok') throw new Error(`The database is damaged: ${found}`)
  } finally {
    file.close()
  }
}
