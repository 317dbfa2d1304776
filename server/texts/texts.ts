import { textSchema } from '#catalogue/texts/text.ts'
import { declaredText, type TextName, type TextValue, textNames } from '#catalogue/texts/texts.ts'
import { tagAnswer } from '../db/cache-tags.ts'
import { type Commit, committing } from '../db/commit.ts'
import type { Database } from '../db/database.ts'
import { lockName } from '../db/lock.ts'
import type { Queries, Tx } from '../db/tables.ts'
import { cacheUntilChange } from '../db/until-change.ts'
import type { Snapshot } from '../history/entries.ts'
import type { Author, History } from '../history/history.ts'

export type TextValues = { [N in TextName]: TextValue<N> }

/** A text as shown on the site. */
export interface StoredText<N extends TextName = TextName> {
  value: TextValue<N>
  /** 0 if never edited. */
  version: number
  isDefault: boolean
  /** ISO 8601, UTC; null if never edited. */
  updatedAt: string | null
}

interface TextChange {
  /** If absent, the text is reset to its default. */
  value?: Snapshot
  /** The version the change is based on; a stale one is refused. If absent, the last write wins. */
  version?: number
  by?: Author
  action?: 'change' | 'revert'
}

type StoredTexts = { [N in TextName]: StoredText<N> }

export type Texts = ReturnType<typeof createTexts>

/** The edited texts, with defaults for the others. */
export function createTexts(
  database: Database,
  defaults: TextValues,
  { record }: Pick<History, 'record'>,
) {
  const writing = { commit: committing(database), record, defaults }
  const cached = cacheUntilChange<StoredTexts>(database, {
    max: 1,
    of: (tag) => tag.startsWith('text '),
    lastWhileUnavailable: true,
  })

  async function find<N extends TextName>(name: N): Promise<StoredText<N>> {
    tagAnswer(`text ${name}`)
    return (await cached('texts', () => loadTexts(database.db, defaults)))[name]
  }

  return {
    find,

    defaultOf: (name: TextName): Snapshot => defaults[name],

    read: async <N extends TextName>(name: N): Promise<TextValue<N>> => (await find(name)).value,

    /** The new state of the text; 'stale' if another change came first. */
    async write<N extends TextName>(name: N, change: TextChange) {
      const outcome = await writeText(writing, name, change)
      return outcome === 'stale' ? outcome : find(name)
    },
  }
}

async function loadTexts(db: Queries, defaults: TextValues): Promise<StoredTexts> {
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
  // Each value is the text's own default, or passed that text's schema.
  return Object.fromEntries(texts) as StoredTexts
}

interface Writing extends Pick<History, 'record'> {
  commit: Commit
  defaults: TextValues
}

const writeText = ({ commit, record, defaults }: Writing, name: TextName, change: TextChange) =>
  commit(
    async (tx) => {
      await lockName(tx, `text ${name}`)
      const row = await findRow(tx, name)
      const version = row?.version ?? 0
      if (version !== (change.version ?? version)) return 'stale' as const
      await store(tx, { name, version: version + 1, value: change.value })
      const before = row?.value ? JSON.parse(row.value) : defaults[name]
      const after = change.value ?? defaults[name]
      await record(tx, {
        ...{ by: change.by, kind: 'Text', name, title: declaredText(name).title },
        action: change.action ?? (change.value ? 'change' : 'delete'),
        ...{ version: version + 1, before, after },
      })
      return 'stored' as const
    },
    () => [`text ${name}`],
  )

/** A stored value that is no longer valid falls back to its default. */
const valid = (name: TextName, value: unknown) =>
  textSchema(declaredText(name)).safeParse(value).data

const findRow = (tx: Tx, name: TextName) =>
  tx.selectFrom('texts').select(['value', 'version']).where('name', '=', name).executeTakeFirst()

interface Storing {
  name: TextName
  version: number
  value?: Snapshot
}

async function store(tx: Tx, { name, version, value }: Storing) {
  const updatedAt = new Date().toISOString()
  const row = { value: value ? JSON.stringify(value) : null, version, updatedAt }
  await tx
    .insertInto('texts')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
}
