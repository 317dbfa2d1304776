import type { HistoryAction } from '#catalogue/history.ts'
import {
  checkSettings,
  defaultSettings,
  type SettingName,
  type Settings,
} from '#catalogue/settings/setting.ts'
import { tagAnswer } from '../db/cache-tags.ts'
import { committing } from '../db/commit.ts'
import type { Database } from '../db/database.ts'
import { lockName } from '../db/lock.ts'
import type { Queries } from '../db/tables.ts'
import { cacheUntilChange } from '../db/until-change.ts'
import type { Snapshot } from '../history/entries.ts'
import type { Author, History } from '../history/history.ts'

const title = 'Settings'

export type SettingsStore = ReturnType<typeof createSettings>

/** The operator's settings, with defaults for the others. */
export function createSettings(database: Database, history: Pick<History, 'record'>) {
  const commit = committing(database)
  const cached = cacheUntilChange<Settings>(database, {
    max: 1,
    of: (tag) => tag === 'settings',
    lastWhileUnavailable: true,
  })

  function read() {
    tagAnswer('settings')
    return cached('settings', () => load(database.db))
  }

  /** Stores the settings in the patch, or none; then returns messages by field. */
  async function write(patch: Record<string, unknown>, by?: Author) {
    const { values, errors } = checkSettings(patch)
    if (errors) return { errors }
    await change(values, 'change', by)
    return { settings: await read() }
  }

  /** Restores earlier settings; values that are no longer valid are skipped. */
  async function restore(earlier: Snapshot, by: Author) {
    await change(stillValid(earlier), 'revert', by)
  }

  async function change(values: Partial<Settings>, action: HistoryAction, by?: Author) {
    await commit(
      async (tx) => {
        await lockName(tx, 'settings')
        const stored = await load(tx)
        const names = Object.keys(values) as SettingName[]
        const changed = names.filter((name) => stored[name] !== values[name])
        const before = Object.fromEntries(changed.map((name) => [name, stored[name]]))
        const after = Object.fromEntries(changed.map((name) => [name, values[name]]))
        await storeSettings(tx, values)
        await history.record(tx, { by, action, kind: 'Setting', title, before, after })
        return changed.length > 0
      },
      () => ['settings'],
    )
  }

  return { read, write, restore }
}

async function load(db: Queries): Promise<Settings> {
  const rows = await db.selectFrom('settings').select(['name', 'value']).execute()
  const stored = Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value)]))
  // A stored value that a later version no longer allows falls back to its default.
  return { ...defaultSettings, ...stillValid(stored) }
}

function stillValid(stored: Record<string, unknown>): Partial<Settings> {
  const checked = Object.entries(stored).map(([name, value]) => checkSettings({ [name]: value }))
  return Object.assign({}, ...checked.map(({ values }) => values))
}

/** Stores validated values; callers other than `write` announce the change. */
export async function storeSettings(queries: Queries, values: Partial<Settings>) {
  const updatedAt = new Date().toISOString()
  const rows = Object.entries(values).map(([name, value]) => ({
    name,
    value: JSON.stringify(value),
    updatedAt,
  }))
  if (rows.length === 0) return
  await queries
    .insertInto('settings')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((columns) => ({
        value: columns.ref('excluded.value'),
        updatedAt: columns.ref('excluded.updatedAt'),
      })),
    )
    .execute()
}
