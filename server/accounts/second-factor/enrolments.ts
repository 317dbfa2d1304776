import { randomBytes } from 'node:crypto'
import { hourMs } from '#catalogue/dates/time.ts'
import type { FieldErrors } from '#catalogue/field.ts'
import { lockRow } from '../../db/lock.ts'
import type { Db, Tx } from '../../db/tables.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import { holderOf, type ReadKey, secondFactorOf } from './proof.ts'
import { makeRecoveryCodes, storeRecoveryCodes } from './recovery-codes.ts'
import { seal, unseal } from './sealed.ts'
import { base32, keyAddress, stepOf } from './totp.ts'

/** 160 bits, as RFC 4226 advises. */
const secretLength = 20
/** How long the secret can be confirmed. */
const waitMs = hourMs

type Confirmed = { recoveryCodes: string[] } | { errors: FieldErrors }

export const codeMessage = 'Code is not correct.'
export const wrongCode = { code: [codeMessage] }
const stale: FieldErrors = { code: ['This set-up is no longer valid. Please start again.'] }
const alreadyOn: FieldErrors = {
  code: [
    'The second factor is on already. Reload this page, and get new recovery codes under My account.',
  ],
}

/** What an authenticator app needs: the secret as text, and the URL for a QR code. */
interface Enrolment {
  secret: string
  address: string
}

interface Options {
  now: () => Date
  readKey: ReadKey
  settings: Pick<SettingsStore, 'read'>
}

/** Setting up a second factor. */
export function createEnrolments(db: Db, { now, readKey, settings }: Options) {
  return {
    /**
     * A new secret, active once its first code confirms it; undefined if there is a second factor
     * already.
     */
    async beginSecondFactor({ id: userId, email }: Account): Promise<Enrolment | undefined> {
      const secret = randomBytes(secretLength)
      const sealed = seal(await readKey(), secret, holderOf(userId))
      const begun = { secret: sealed, begunAt: now().toISOString(), usedStep: 0 }
      const row = await db
        .insertInto('secondFactors')
        .values({ ...begun, userId })
        .onConflict((conflict) =>
          conflict
            .column('userId')
            .doUpdateSet(begun)
            .where('secondFactors.confirmedAt', 'is', null),
        )
        .returning('userId')
        .executeTakeFirst()
      if (!row) return undefined
      const { operatorName: issuer } = await settings.read()
      return { secret: base32(secret), address: keyAddress(secret, { issuer, email }) }
    },

    /** Activates the second factor and ends all other sessions. The confirming code is consumed. */
    async confirmSecondFactor(user: SessionOf, typed: string): Promise<Confirmed> {
      const begun = await begunBy(db, user.id, now())
      const secret = begun && unseal(await readKey(), begun.secret, holderOf(user.id))
      if (!secret) return { errors: await outdated(db, user.id) }
      const usedStep = stepOf(secret, typed.replace(/[\s-]/g, ''), now())
      if (usedStep === undefined) return { errors: wrongCode }
      const { codes, hashes, salt } = await makeRecoveryCodes()
      const change = { usedStep, recoverySalt: salt, confirmedAt: now().toISOString() }
      const isDone = await db.transaction().execute(async (tx) => {
        if (!(await confirm(tx, { ...user, secret: begun.secret }, change))) return false
        await storeRecoveryCodes(tx, user.id, hashes)
        return true
      })
      return isDone ? { recoveryCodes: codes } : { errors: await outdated(db, user.id) }
    },
  }
}

const begunBy = (db: Db, userId: number, now: Date) =>
  secondFactorOf(db, userId)
    .where('confirmedAt', 'is', null)
    .where('begunAt', '>', new Date(now.getTime() - waitMs).toISOString())
    .executeTakeFirst()

/** Confirmed before, perhaps by this user, whose answer was lost. */
async function outdated(db: Db, userId: number): Promise<FieldErrors> {
  const confirmed = secondFactorOf(db, userId).where('confirmedAt', 'is not', null)
  return (await confirmed.executeTakeFirst()) ? alreadyOn : stale
}

interface Account {
  id: number
  email: string
}

interface SessionOf {
  id: number
  sessionId: number
}

interface Confirmation {
  usedStep: number
  recoverySalt: string
  confirmedAt: string
}

/** False if another set-up was begun or confirmed meanwhile. */
async function confirm(tx: Tx, user: SessionOf & { secret: string }, change: Confirmation) {
  await lockRow(tx, 'users', user.id)
  const { numUpdatedRows } = await tx
    .updateTable('secondFactors')
    .set(change)
    .where('userId', '=', user.id)
    .where('secret', '=', user.secret)
    .where('confirmedAt', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  const others = tx.deleteFrom('sessions').where('userId', '=', user.id)
  await others.where('id', '!=', user.sessionId).execute()
  return true
}
