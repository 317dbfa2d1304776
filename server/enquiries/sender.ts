import type { Tx } from '../db/tables.ts'

export interface Sender {
  emailKey: string
  phoneKey: string
}

const fewestDigits = 10
// Typed by people who keep their number to themselves; they are not all one person.
const placeholder = /^(\d)\1*$|^1234567890$/

/** How the same person is known again, however they write their address and number. */
export function senderOf({ email, phone }: { email: string; phone: string }): Sender {
  const digits = phone.replace(/\D/g, '').slice(-fewestDigits)
  const real = digits.length === fewestDigits && !placeholder.test(digits)
  return { emailKey: email.toLowerCase(), phoneKey: real ? digits : '' }
}

/** The thread of all that this person wrote before, and how much that was. */
export async function threadOf(tx: Tx, { emailKey, phoneKey }: Sender) {
  const first = (column: 'emailKey' | 'phoneKey', key: string) =>
    tx
      .selectFrom('enquiries')
      .select('thread')
      .where(column, '=', key)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
  const known =
    (await first('emailKey', emailKey)) ??
    (phoneKey ? await first('phoneKey', phoneKey) : undefined)
  // Two first mails that arrive at once must find the same name.
  const thread = known?.thread ?? emailKey
  const { earlier } = await tx
    .selectFrom('enquiries')
    .select((e) => e.fn.countAll<number>().as('earlier'))
    .where('thread', '=', thread)
    .executeTakeFirstOrThrow()
  return { thread, earlier }
}
