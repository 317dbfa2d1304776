import type { Settings } from '#catalogue/settings/setting.ts'
import type { Database } from '../../db/database.ts'
import { lockRow } from '../../db/lock.ts'
import type { Queries, Tx } from '../../db/tables.ts'
import type { Author, History } from '../../history/history.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import type { Role } from '../users.ts'
import { createEnrolments } from './enrolments.ts'
import { consumeProof, findProof, type Proof, type ReadKey, secondFactorOf } from './proof.ts'
import { countRecoveryCodes, makeRecoveryCodes, storeRecoveryCodes } from './recovery-codes.ts'
import { isSealedWith } from './sealed.ts'

interface SecondFactor {
  /** ISO 8601, UTC; null without a second factor. */
  since: string | null
  /** How many recovery codes are left. */
  recoveryCodes: number
  /** Whether the owners' rule requires one for this account. */
  required: boolean
}

type Rule = Settings['secondFactor']

/** Whether the owners' rule requires one for the role. */
export const isRequired = (rule: Rule, role: string) =>
  rule === 'everybody' || (rule === 'owners' && role === 'owner')

interface Options {
  now: () => Date
  readKey: ReadKey
  settings: Pick<SettingsStore, 'read'>
  history?: Pick<History, 'record'>
}

/** Second factors: a code of an authenticator app in addition to the password. */
export function createSecondFactors({ db }: Database, options: Options) {
  const { now, readKey, settings, history } = options
  return {
    ...createEnrolments(db, options),

    async secondFactor({ id, role }: { id: number; role: Role }): Promise<SecondFactor> {
      const row = await secondFactorOf(db, id).executeTakeFirst()
      const recoveryCodes = await countRecoveryCodes(db, id)
      const required = isRequired((await settings.read()).secondFactor, role)
      return { since: row?.confirmedAt ?? null, recoveryCodes, required }
    },

    /** Checks a code; undefined if it is wrong or used. */
    checkCode: (userId: number, typed: string): Promise<Proof | undefined> =>
      findProof(db, readKey, { userId, typed, now: now() }),

    /** Replaces the recovery codes; undefined if the code was used meanwhile. */
    async renewRecoveryCodes(userId: number, proof: Proof): Promise<string[] | undefined> {
      const { codes, hashes, salt } = await makeRecoveryCodes()
      return db.transaction().execute(async (tx) => {
        await lockRow(tx, 'users', userId)
        if (!(await consumeProof(tx, userId, proof))) return undefined
        await replaceRecoveryCodes(tx, userId, { hashes, salt })
        return codes
      })
    },

    /** Switches it off and ends all sessions except one; false if the code was used meanwhile. */
    removeSecondFactor: (user: { id: number; sessionId: number }, proof: Proof): Promise<boolean> =>
      db.transaction().execute(async (tx) => {
        await lockRow(tx, 'users', user.id)
        if (!(await consumeProof(tx, user.id, proof))) return false
        await dropWithOtherSessions(tx, user)
        return true
      }),

    /** Switches it off for a user who lost it, and ends all their sessions; false if there was none. */
    resetSecondFactor: (user: { id: number; name: string }, by?: Author): Promise<boolean> =>
      db.transaction().execute(async (tx) => {
        if (!(await dropSecondFactor(tx, user.id))) return false
        const [before, after] = [{ secondFactor: true }, { secondFactor: false }]
        const entry = { by, kind: 'User' as const, title: user.name, before, after }
        await history?.record(tx, { ...entry, action: 'change' })
        return true
      }),

    /** How many secrets cannot be decrypted with the current key. */
    unreadableSecondFactors: () => countUnreadable(db, readKey),
  }
}

/** Also ends all sessions; false if there was none. */
async function dropSecondFactor(tx: Tx, userId: number): Promise<boolean> {
  await lockRow(tx, 'users', userId)
  const removed = tx.deleteFrom('secondFactors').where('userId', '=', userId)
  const found = await removed.returning('confirmedAt').executeTakeFirst()
  if (!found?.confirmedAt) return false
  await tx.deleteFrom('sessions').where('userId', '=', userId).execute()
  return true
}

async function countUnreadable(db: Queries, readKey: ReadKey): Promise<number> {
  const all = db.selectFrom('secondFactors').select('secret')
  const rows = await all.where('confirmedAt', 'is not', null).execute()
  if (rows.length === 0) return 0
  const key = await readKey()
  return rows.filter(({ secret }) => !isSealedWith(key, secret)).length
}

async function dropWithOtherSessions(tx: Tx, user: { id: number; sessionId: number }) {
  await tx.deleteFrom('secondFactors').where('userId', '=', user.id).execute()
  const others = tx.deleteFrom('sessions').where('userId', '=', user.id)
  await others.where('id', '!=', user.sessionId).execute()
}

type NewCodes = Pick<Awaited<ReturnType<typeof makeRecoveryCodes>>, 'hashes' | 'salt'>

async function replaceRecoveryCodes(tx: Tx, userId: number, { hashes, salt }: NewCodes) {
  const changed = tx.updateTable('secondFactors').set({ recoverySalt: salt })
  await changed.where('userId', '=', userId).execute()
  await storeRecoveryCodes(tx, userId, hashes)
}
