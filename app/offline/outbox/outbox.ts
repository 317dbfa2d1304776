import { storeOf } from '../kept/database.ts'
import { type Coming, inTurn, storeFitting } from '../kept/kept-pages.ts'
import type { WaitingEnquiry } from './waiting-enquiry.ts'

const outbox = storeOf('outbox')

/** Pages go for an enquiry where the device is full, but not a guest’s trip. */
const coming: Coming = { key: '', rank: 'shell', build: '', files: [] }

/** At once where there is room: nobody who sends waits for pages that are being kept. */
const store = (enquiry: WaitingEnquiry) => {
  const put = () => outbox.put(enquiry)
  return put().catch(() => inTurn(() => storeFitting(put, coming)))
}

export const waitingEnquiries = async () =>
  (await outbox.all()).toSorted((a, b) => b.writtenAt - a.writtenAt)

export const forget = (id: string) => outbox.remove(id)

/** More than any form of the site holds. */
const maxLetters = 50_000

/** Keeps an enquiry until there is a network; the same twice is one. False where it is too much to keep. */
export async function keepEnquiry(
  enquiry: Pick<WaitingEnquiry, 'address' | 'title' | 'fields'>,
): Promise<boolean> {
  const words = sameAs(enquiry)
  if (words.length > maxLetters) return false
  const twin = (await outbox.all()).find(
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

/** Sends what waits, by one page or worker at a time. True where nothing is left to be sent. */
export const sendWaiting = (): Promise<boolean> =>
  navigator.locks.request('outbox', async () => {
    const waiting = (await outbox.all()).filter(({ state }) => state === 'waiting')
    let isAllSent = true
    for (const enquiry of waiting) {
      const outcome = await sent(enquiry)
      if (outcome) await store({ ...enquiry, ...outcome })
      else isAllSent = false
    }
    return isAllSent
  })

/** What became of it; undefined where it is to be tried again. */
async function sent(enquiry: WaitingEnquiry): Promise<Partial<WaitingEnquiry> | undefined> {
  const answer = await fetch(enquiry.address, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(enquiry.fields),
  }).catch(() => undefined)
  if (!answer || !/json/.test(answer.headers.get('content-type') ?? '')) {
    return answer?.status === 404 ? { state: 'refused', problems: [gone] } : undefined
  }
  const said: { reference?: string; errors?: Record<string, string[]> } = await answer.json()
  // The words of an enquiry that was sent stay with the agency alone.
  if (said.reference) return { state: 'sent', reference: said.reference, fields: [] }
  if (said.errors) return { state: 'refused', problems: Object.values(said.errors).flat() }
  return undefined
}

const gone = 'This is no longer offered.'
