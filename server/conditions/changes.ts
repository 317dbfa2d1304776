import type { FieldErrors } from '#catalogue/field.ts'
import type { HistoryKind } from '#catalogue/history.ts'
import type { CacheTag } from '../db/cache-tags.ts'
import type { Commit } from '../db/commit.ts'
import { lockName } from '../db/lock.ts'
import type { Db, Tx } from '../db/tables.ts'
import type { Author, Change, History } from '../history/history.ts'

export interface Changing extends Pick<History, 'record'> {
  db: Db
  commit: Commit
}

interface Refused {
  errors: FieldErrors
}

interface Stored {
  id: number
  version: number
  updatedAt: string
}

type Values<T extends Stored> = Omit<T, keyof Stored>

/** Configures changes of a table whose records have unique names. */
export interface ChangeRules<T extends Stored> {
  kind: HistoryKind
  tag: CacheTag
  titleOf: (record: Values<T>) => string
  /** The tidied input, or its errors. */
  check: (written: unknown) => { values: Values<T>; errors?: undefined } | { errors: FieldErrors }
  /** Merges a change into a record. */
  merge: (before: T, change: object) => unknown
  /** The error if it conflicts with other records. */
  refusalOf: (tx: Tx, values: Values<T>, id: number) => Promise<FieldErrors | undefined>
  find: (db: Db | Tx, id: number) => Promise<T | undefined>
  /** With the id of a removed record that comes back. */
  insert: (tx: Tx, values: Values<T>, id?: number) => Promise<T>
  update: (tx: Tx, before: T, values: Values<T>) => Promise<T>
  remove: (tx: Tx, id: number) => Promise<unknown>
}

const isRefused = (outcome: unknown) =>
  typeof outcome === 'object' && outcome !== null && 'errors' in outcome

/** Serialised, since each change is checked against all records. */
export const inTurn = <T>({ commit }: Changing, tag: CacheTag, change: (tx: Tx) => Promise<T>) =>
  commit(
    async (tx) => {
      await lockName(tx, 'conditions')
      return change(tx)
    },
    (outcome) => (isRefused(outcome) ? [] : [tag]),
  )

interface Putting<T extends Stored> {
  written: unknown
  before?: T
  /** Of a removed record that comes back, as its history knows it. */
  id?: number
  by?: Author
  action?: 'revert'
}

async function put<T extends Stored>(
  { changing, rules }: { changing: Changing; rules: ChangeRules<T> },
  tx: Tx,
  { written, before, id, by, action }: Putting<T>,
): Promise<T | Refused> {
  const read = rules.check(written)
  if (read.errors) return { errors: read.errors }
  const errors = await rules.refusalOf(tx, read.values, before?.id ?? 0)
  if (errors) return { errors }
  const after = before
    ? await rules.update(tx, before, read.values)
    : await rules.insert(tx, read.values, id)
  await changing.record(tx, {
    ...recorded(rules, { before, after }),
    ...{ by, action: action ?? (before ? 'change' : 'create') },
  })
  return after
}

function recorded<T extends Stored>(
  { kind, titleOf }: ChangeRules<T>,
  { before, after }: { before?: T; after?: T },
): Pick<Change, 'kind' | 'partId' | 'title' | 'before' | 'after'> {
  const current = after ?? before
  return {
    kind,
    partId: current?.id,
    title: current ? titleOf(current) : '',
    before: before && snapshot(before),
    after: after && snapshot(after),
  }
}

const snapshot = <T extends Stored>({ id: _, version: __, updatedAt: ___, ...values }: T) => values

export function changesOf<T extends Stored>(changing: Changing, rules: ChangeRules<T>) {
  const both = { changing, rules }
  return {
    create: (written: unknown, by?: Author) =>
      inTurn(changing, rules.tag, (tx) => put(both, tx, { written, by })),

    /** Fields absent from the change stay; undefined if there is no such record. */
    update: (id: number, { version, ...change }: { version?: number }, by?: Author) =>
      inTurn<T | Refused | 'stale' | undefined>(changing, rules.tag, async (tx) => {
        const before = await rules.find(tx, id)
        if (!before) return undefined
        if (version !== undefined && version !== before.version) return 'stale'
        return put(both, tx, { written: rules.merge(before, change), before, by })
      }),

    remove: (id: number, by?: Author) =>
      inTurn(changing, rules.tag, async (tx) => {
        const before = await rules.find(tx, id)
        if (!before) return false
        await rules.remove(tx, id)
        await changing.record(tx, { ...recorded(rules, { before }), by, action: 'delete' })
        return true
      }),

    /** Restores the state before a change, also of a removed record. */
    async revert(id: number, written: unknown, by: Author): Promise<true | Refused> {
      const outcome = await inTurn(changing, rules.tag, async (tx) => {
        const before = await rules.find(tx, id)
        return put(both, tx, { written, before, id, by, action: 'revert' })
      })
      return 'errors' in outcome ? outcome : true
    },
  }
}
