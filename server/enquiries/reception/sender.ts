import type { Tx } from '../../db/tables.ts'

export interface Sender {
  emailKey: string
  phoneKey: string
}

const minDigits = 10
// Placeholder numbers of people who withhold their own, so they don't identify a person.
const placeholder = /^(\d)\1*$|^1234567890$/

/** Identifies a person, however they write their address and number. */
export function senderOf({ email, phone }: { email: string; phone: string }): Sender {
  const digits = phone.replace(/\D/g, '').slice(-minDigits)
  const real = digits.length === minDigits && !placeholder.test(digits)
  return { emailKey: email.toLowerCase(), phoneKey: real ? digits : '' }
}

/** The mailbox of an address, ignoring plus-tags and Gmail's dots. */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@')
  const [plain = ''] = name.split('+')
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGmail ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`
}

/** The thread of this person's other enquiries. */
export async function knownThread(tx: Tx, { emailKey, phoneKey }: Sender, besides = 0) {
  const first = (column: 'emailKey' | 'phoneKey', key: string) =>
    tx
      .selectFrom('enquiries')
      .select('thread')
      .where(column, '=', key)
      .where('id', '<>', besides)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
  const known =
    (emailKey && (await first('emailKey', emailKey))) ||
    (phoneKey && (await first('phoneKey', phoneKey)))
  return known ? known.thread : undefined
}

/** The thread of this person's earlier enquiries, and their number. */
export async function threadOf(tx: Tx, sender: Sender) {
  const thread = (await knownThread(tx, sender)) ?? (await newThread(tx, sender))
  return { thread, earlier: await countIn(tx, thread) }
}

/**
 * Named by the address, so that two first enquiries that arrive at once get the same one; staff may
 * have given the enquiries of that name another sender.
 */
async function newThread(tx: Tx, sender: Sender): Promise<string> {
  const { emailKey } = sender
  let thread = emailKey
  for (let next = 2; emailKey && (await countIn(tx, thread)) > 0; next += 1) {
    const arrived = await knownThread(tx, sender)
    if (arrived !== undefined) return arrived
    thread = `${emailKey} ${next}`
  }
  return thread
}

async function countIn(tx: Tx, thread: string): Promise<number> {
  const { count } = await tx
    .selectFrom('enquiries')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('thread', '=', thread)
    .executeTakeFirstOrThrow()
  return Number(count)
}
