import { type IncomingPage, inTurn, storeEvicting } from '../cache/cached-pages.ts'
import { storeOf } from '../cache/database.ts'
import { removeSpare, spareEnquiries, storeSpare } from './spare-outbox.ts'
import type { WaitingEnquiry } from './waiting-enquiry.ts'

const outbox = storeOf('outbox')

/** If there is no other space, pages are removed for an enquiry, except a guest's trip. */
const coming: IncomingPage = { key: '', rank: 'shell', build: '', files: [] }

/** Stored at once if there is space, without waiting for pages being stored. */
async function store(enquiry: WaitingEnquiry) {
  const put = () => outbox.put(enquiry)
  try {
    await put()
  } catch {
    if (storeSpare(enquiry)) return removeStored(enquiry.id)
    await inTurn(() => storeEvicting(put, coming))
  }
  removeSpare(enquiry.id)
}

const removeStored = (id: string) => outbox.remove(id).catch(() => undefined)

/** Those that can be read: where the database cannot, the spare ones. */
async function allEnquiries(): Promise<WaitingEnquiry[]> {
  const spare = spareEnquiries()
  const stored = await outbox.all().catch(() => [])
  return [...stored.filter(({ id }) => !spare.some((each) => each.id === id)), ...spare]
}

const isReadable = () =>
  outbox.all().then(
    () => true,
    () => false,
  )

export const waitingEnquiries = async () =>
  (await allEnquiries()).toSorted((a, b) => b.writtenAt - a.writtenAt)

export function removeEnquiry(id: string) {
  removeSpare(id)
  return removeStored(id)
}

/** The maximum size, larger than any form of the site. */
const maxLetters = 50_000

/** Stores an enquiry until there is a network; duplicates are stored once. False if it is too large. */
export async function queueEnquiry(
  enquiry: Pick<WaitingEnquiry, 'address' | 'title' | 'fields'>,
): Promise<boolean> {
  const words = sameAs(enquiry)
  if (words.length > maxLetters) return false
  const twin = (await allEnquiries()).find(
    (each) => each.state === 'waiting' && sameAs(each) === words,
  )
  if (!twin) {
    const id = crypto.randomUUID()
    await store({ ...enquiry, id, writtenAt: Date.now(), state: 'waiting' })
  }
  return true
}

const sameAs = ({ address, fields }: Pick<WaitingEnquiry, 'address' | 'fields'>) =>
  JSON.stringify([address, fields.filter(([name]) => name !== 'openForMs')])

/** Sends queued enquiries, from one page or worker at a time. True if certainly none is left. */
export const sendWaiting = (): Promise<boolean> =>
  navigator.locks.request('outbox', async () => {
    const waiting = (await allEnquiries()).filter(({ state }) => state === 'waiting')
    let isAllSent = await isReadable()
    for (const enquiry of waiting) {
      const outcome = await sent(enquiry)
      if (outcome) await store({ ...enquiry, ...outcome })
      else isAllSent = false
    }
    return isAllSent
  })

/** The outcome; undefined if it should be retried. */
async function sent(enquiry: WaitingEnquiry): Promise<Partial<WaitingEnquiry> | undefined> {
  const answer = await fetch(enquiry.address, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(enquiry.fields),
  }).catch(() => undefined)
  if (!answer || !/json/.test(answer.headers.get('content-type') ?? '')) {
    return answer?.status === 404 ? { state: 'refused', problems: [gone], isGone: true } : undefined
  }
  const said: { reference?: string; errors?: Record<string, string[]> } = await answer.json()
  // The content of a sent enquiry is deleted from the device.
  if (said.reference) return { state: 'sent', reference: said.reference, fields: [] }
  if (said.errors) return { state: 'refused', problems: Object.values(said.errors).flat() }
  return undefined
}

const gone = 'This is no longer offered.'
