import type { Queries, Tables, Tx } from '../db/tables.ts'
import { digest, newSecret } from './secret.ts'

type Purpose = Tables['codes']['purpose']

interface Holder {
  userId: number | null
  /** Null: valid until used or replaced. */
  expiresAt: Date | null
}

/** Creates a one-time code, of which only the digest is stored. */
export async function makeCode(queries: Queries, purpose: Purpose, holder: Holder, now: Date) {
  const code = newSecret()
  await queries
    .insertInto('codes')
    .values({
      codeHash: digest(code),
      purpose,
      userId: holder.userId,
      expiresAt: holder.expiresAt?.toISOString() ?? null,
      createdAt: now.toISOString(),
    })
    .execute()
  return code
}

/** The account of a code, whether or not the code is still valid. */
export const codeHolder = (queries: Queries, code: string) =>
  queries
    .selectFrom('codes')
    .innerJoin('users', 'users.id', 'codes.userId')
    .select(['users.name', 'users.email'])
    .where('codeHash', '=', digest(code))
    .executeTakeFirst()

/** Consumes a code; undefined if it is unknown, used or expired. Of concurrent calls only one succeeds. */
export function consumeCode(tx: Tx, purpose: Purpose, code: string, now: Date) {
  return tx
    .deleteFrom('codes')
    .where('codeHash', '=', digest(code))
    .where('purpose', '=', purpose)
    .where((e) => e.or([e('expiresAt', 'is', null), e('expiresAt', '>', now.toISOString())]))
    .returning('userId')
    .executeTakeFirst()
}
