import type { FieldErrors } from '#catalogue/field.ts'
import type { Commit } from '../db/commit.ts'
import { lockName } from '../db/lock.ts'
import type { Db, Queries, Tx } from '../db/tables.ts'
import type { Author, History } from '../history/history.ts'
import { readRule, refusalOf, type WrittenRule } from './check-rule.ts'
import { planImport, readAll } from './import-rules.ts'
import { listingsAt, lostTargets } from './own-pages.ts'
import type { WrittenRow } from './read-rows.ts'
import { indexRules } from './rule-index.ts'
import { findRule, findRules, type StoredRule } from './stored-rules.ts'

interface Changing extends Pick<History, 'record'> {
  db: Db
  commit: Commit
  publicUrl: string
}

interface RuleChange extends WrittenRule {
  /** The version the change is based on; if absent, the last write wins. */
  version?: number
}

interface Refused {
  errors: FieldErrors
}

const isRefused = (outcome: unknown) =>
  typeof outcome === 'object' && outcome !== null && 'errors' in outcome

const inTurnOf =
  (commit: Commit) =>
  <T>(change: (tx: Tx) => Promise<T>) =>
    commit(
      async (tx) => {
        await lockName(tx, 'redirects')
        return change(tx)
      },
      (outcome) => (isRefused(outcome) ? [] : ['redirects']),
    )

/** Serialised, since each change is checked against all rules. */
export function changesOfRules(changing: Changing) {
  const { db, commit } = changing
  const inTurn = inTurnOf(commit)

  return {
    find: (id: number) => findRule(db, id),

    create: (written: WrittenRule, by: Author) =>
      inTurn((tx) => putRule(changing, tx, { written, by })),

    /** Undefined if there is none. */
    update: (id: number, { version, ...written }: RuleChange, by: Author) =>
      inTurn(async (tx) => {
        const before = await findRule(tx, id)
        if (!before) return undefined
        if (version !== undefined && version !== before.version) return 'stale' as const
        return putRule(changing, tx, { written, before, by })
      }),

    remove: (id: number, by: Author) =>
      inTurn(async (tx) => {
        const before = await findRule(tx, id)
        if (!before) return false
        await tx.deleteFrom('redirects').where('id', '=', id).execute()
        await recordRule(changing, tx, { by, action: 'delete', before })
        return true
      }),

    /** The effect of a table; stores valid rows unless it is a preview. */
    import: (rows: WrittenRow[], options: ImportOptions) => importRules(changing, rows, options),

    /** Restores the state before a change, also of a removed rule. */
    async revert(
      earlier: WrittenRule,
      now: WrittenRule | undefined,
      by: Author,
    ): Promise<true | Refused> {
      const outcome = await inTurn(async (tx) => {
        const rules = tx.selectFrom('redirects').selectAll()
        const before = now && (await rules.where('source', '=', now.from).executeTakeFirst())
        return putRule(changing, tx, { written: earlier, before, by, action: 'revert' })
      })
      return 'errors' in outcome ? outcome : true
    },
  }
}

interface ImportOptions {
  preview: boolean
  by?: Author
}

async function importRules(
  { db, commit, record, publicUrl }: Changing,
  rows: WrittenRow[],
  options: ImportOptions,
) {
  const read = readAll(rows, publicUrl)
  if (options.preview) return planRules(db, read)
  return inTurnOf(commit)(async (tx) => {
    const plan = await planRules(tx, read)
    await storeAll(tx, plan)
    const count = plan.added.length + plan.changed.length
    const title = `${count} imported`
    const { by } = options
    if (count > 0) await record(tx, { by, action: 'create', kind: 'Redirect', title })
    return plan
  })
}

async function planRules(db: Queries, read: ReturnType<typeof readAll>) {
  const rules = read.flatMap(({ read }) => (read.errors ? [] : [read]))
  return planImport(read, { stored: await findRules(db), ...(await around(db, rules)) })
}

/** The listings at the addresses of rules. */
async function around(db: Queries, rules: Row[]) {
  return {
    listings: await listingsAt(
      db,
      rules.map(({ source }) => source),
    ),
    lost: await lostTargets(
      db,
      rules.map(({ target }) => target),
    ),
  }
}

interface Putting {
  written: WrittenRule
  /** The previous state. */
  before?: StoredRule
  by: Author
  action?: 'revert'
}

/** The normalised rule, or its errors. */
async function putRule(
  changing: Changing,
  tx: Tx,
  { written, before, by, action }: Putting,
): Promise<StoredRule | Refused> {
  const read = readRule(written, changing.publicUrl)
  if (read.errors) return { errors: read.errors }
  const { source, target } = read
  const others = (await findRules(tx)).filter(({ id }) => id !== before?.id)
  const rules = indexRules(others)
  const same = rules.of(source)
  if (same) return { errors: { from: [`${source} leads to ${same.target} already.`] } }
  const errors = refusalOf({ source, target }, { rules, ...(await around(tx, [read])) })
  if (errors) return { errors }
  const stored = before
    ? await updateRow(tx, before, { source, target })
    : await insertRow(tx, { source, target })
  await tx.deleteFrom('missedAddresses').where('path', '=', source).execute()
  await recordRule(changing, tx, {
    by,
    action: action ?? (before ? 'change' : 'create'),
    before,
    after: stored,
  })
  return stored
}

interface Row {
  source: string
  target: string
}

function insertRow(tx: Tx, row: Row) {
  const createdAt = new Date().toISOString()
  return tx
    .insertInto('redirects')
    .values({ ...row, createdAt, updatedAt: createdAt })
    .returningAll()
    .executeTakeFirstOrThrow()
}

const updateRow = (tx: Tx, { id, version }: StoredRule, row: Row) =>
  tx
    .updateTable('redirects')
    .set({ ...row, version: version + 1, updatedAt: new Date().toISOString() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

interface Recorded {
  by: Author
  action: 'create' | 'change' | 'delete' | 'revert'
  before?: Row
  after?: Row
}

const written = (row?: Row) => row && { from: row.source, to: row.target }

const recordRule = ({ record }: Changing, tx: Tx, { by, action, before, after }: Recorded) =>
  record(tx, {
    ...{ by, action, kind: 'Redirect', title: (after ?? before)?.source ?? '' },
    before: written(before),
    after: written(after),
  })

const chunk = 200

async function storeAll(tx: Tx, { added, changed }: ReturnType<typeof planImport>) {
  const createdAt = new Date().toISOString()
  for (let at = 0; at < added.length; at += chunk) {
    const rows = added.slice(at, at + chunk)
    await tx
      .insertInto('redirects')
      .values(rows.map((row) => ({ ...row, createdAt, updatedAt: createdAt })))
      .execute()
    const sources = rows.map(({ source }) => source)
    await tx.deleteFrom('missedAddresses').where('path', 'in', sources).execute()
  }
  for (const { id, target } of changed) {
    await tx
      .updateTable('redirects')
      .set((e) => ({ target, version: e('version', '+', 1), updatedAt: createdAt }))
      .where('id', '=', id)
      .execute()
  }
}
