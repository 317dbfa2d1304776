import {
  checkSettings,
  defaultSettings,
  type SettingName,
  type Settings,
} from '#catalogue/setting.ts'
import type { Database } from '../db/open.ts'
import type { Queries } from '../db/tables.ts'
import type { Author, History } from '../history/history.ts'

const title = 'Settings'

export type SettingsStore = ReturnType<typeof createSettings>

/** What the operator has set, over the defaults. */
export function createSettings(database: Database, history: Pick<History, 'record'>) {
  let cached: Promise<Settings> | undefined
  const forget = () => {
    cached = undefined
  }
  database.onChange(forget)

  function read(): Promise<Settings> {
    if (cached) return cached
    const reading = load(database.db)
    cached = reading
    reading.catch(forget)
    return reading
  }

  /** Stores the settings named in the patch, or none of them and the messages of each field. */
  async function write(patch: Record<string, unknown>, by?: Author) {
    const { values, errors } = checkSettings(patch)
    if (errors) return { errors }
    await database.db.transaction().execute(async (tx) => {
      const stored = await load(tx)
      const names = Object.keys(values) as SettingName[]
      const changed = names.filter((name) => stored[name] !== values[name])
      const before = Object.fromEntries(changed.map((name) => [name, stored[name]]))
      const after = Object.fromEntries(changed.map((name) => [name, values[name]]))
      await storeSettings(tx, values)
      await history.record(tx, { by, action: 'change', kind: 'Setting', title, before, after })
    })
    await database.announce()
    return { settings: await read() }
  }

  return { read, write }
}

async function load(db: Queries): Promise<Settings> {
  const rows = await db.selectFrom('settings').select(['name', 'value']).execute()
  const settings = { ...defaultSettings }
  for (const { name, value } of rows) {
    // A stored value that a later version no longer allows falls back to its default.
    Object.assign(settings, checkSettings({ [name]: JSON.parse(value) }).values)
  }
  return settings
}

/** Stores checked values; whoever does it outside of `write` announces them. */
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
