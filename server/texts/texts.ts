import { textSchema } from '#catalogue/texts/text.ts'
import { declaredText, type TextName, type TextValue, textNames } from '#catalogue/texts/texts.ts'
import type { Database } from '../db/open.ts'
import type { Tx } from '../db/tables.ts'
import type { Author, History, Snapshot } from '../history/history.ts'

export type TextValues = { [N in TextName]: TextValue<N> }

/** A text as it stands on the site. */
export interface StoredText<N extends TextName = TextName> {
  value: TextValue<N>
  /** 0 before anybody edited it. */
  version: number
  isDefault: boolean
  /** ISO 8601, UTC; null before anybody edited it. */
  updatedAt: string | null
}

export interface TextChange {
  /** Absent goes back to the default. */
  value?: Snapshot
  /** The version the change was made from; a stale one is refused. Absent: the last write wins. */
  version?: number
  by?: Author
  action?: 'change' | 'revert'
}

type StoredTexts = { [N in TextName]: StoredText<N> }

export type Texts = ReturnType<typeof createTexts>

/** The texts that staff edited, over their defaults. */
export function createTexts(
  database: Database,
  defaults: TextValues,
  history: Pick<History, 'record'>,
) {
  const { db } = database
  let cached: Promise<StoredTexts> | undefined
  const forget = () => {
    cached = undefined
  }
  database.onChange(forget)

  function all(): Promise<StoredTexts> {
    if (cached) return cached
    const reading = load()
    cached = reading
    reading.catch(forget)
    return reading
  }

  async function load(): Promise<StoredTexts> {
    const rows = await db.selectFrom('texts').selectAll().execute()
    const texts = textNames.map((name) => {
      const row = rows.find((row) => row.name === name)
      const value = row?.value ? valid(name, JSON.parse(row.value)) : undefined
      const { version = 0, updatedAt = null } = row ?? {}
      return [
        name,
        { value: value ?? defaults[name], isDefault: value === undefined, version, updatedAt },
      ]
    })
    // Each value is its text's own default, or passed that text's schema.
    return Object.fromEntries(texts) as StoredTexts
  }

  async function find<N extends TextName>(name: N): Promise<StoredText<N>> {
    return (await all())[name]
  }

  return {
    find,

    defaultOf: (name: TextName): Snapshot => defaults[name],

    read: async <N extends TextName>(name: N): Promise<TextValue<N>> => (await find(name)).value,

    /** The text as it is then; 'stale' when another change came first. */
    async write<N extends TextName>(name: N, change: TextChange) {
      const outcome = await db.transaction().execute(async (tx) => {
        const row = await tx
          .selectFrom('texts')
          .select(['value', 'version'])
          .where('name', '=', name)
          .executeTakeFirst()
        const version = row?.version ?? 0
        if (version !== (change.version ?? version)) return 'stale' as const
        if (!(await store(tx, { name, from: version, value: change.value })))
          return 'stale' as const
        const before = row?.value ? JSON.parse(row.value) : defaults[name]
        const after: Snapshot = change.value ?? defaults[name]
        const action = change.action ?? (change.value ? 'change' : 'delete')
        const { title } = declaredText(name)
        await history.record(tx, {
          by: change.by,
          action,
          kind: 'Text',
          name,
          title,
          version: version + 1,
          before,
          after,
        })
      })
      await database.announce()
      return outcome ?? find(name)
    },
  }
}

/** A stored value that a later version no longer allows falls back to its default. */
const valid = (name: TextName, value: unknown) =>
  textSchema(declaredText(name)).safeParse(value).data

interface Storing {
  name: TextName
  /** The version it replaces, 0 being none. */
  from: number
  value?: Snapshot
}

/** False when another change of that version came first. */
async function store(tx: Tx, { name, from, value }: Storing): Promise<boolean> {
  const updatedAt = new Date().toISOString()
  const row = { value: value ? JSON.stringify(value) : null, version: from + 1, updatedAt }
  const stored = await tx
    .insertInto('texts')
    .values({ name, ...row })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(row).where('texts.version', '=', from),
    )
    .returning('name')
    .executeTakeFirst()
  return stored !== undefined
}
