import { checkSettings, defaultSettings, type Settings } from '#catalogue/setting.ts'
import type { Database } from '../db/open.ts'
import type { Db, Queries } from '../db/tables.ts'

export type SettingsStore = ReturnType<typeof createSettings>

/** What the operator has set, over the defaults. */
export function createSettings(database: Database) {
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
  async function write(patch: Record<string, unknown>) {
    const { values, errors } = checkSettings(patch)
    if (errors) return { errors }
    await storeSettings(database.db, values)
    await database.announce()
    return { settings: await read() }
  }

  return { read, write }
}

async function load(db: Db): Promise<Settings> {
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
