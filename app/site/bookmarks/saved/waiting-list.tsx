import { useEffect, useState } from 'react'
import { correctionOf } from '../../../offline/outbox/correction.ts'
import { removeEnquiry, sendWaiting, waitingEnquiries } from '../../../offline/outbox/outbox.ts'
import type { WaitingEnquiry } from '../../../offline/outbox/waiting-enquiry.ts'
import { saveDraftFor } from '../../forms/draft.ts'

const lookMs = 2000

/** Enquiries written offline, with their state. */
export function WaitingList() {
  const [enquiries, setEnquiries] = useState<WaitingEnquiry[]>([])
  useEffect(() => {
    const look = () => waitingEnquiries().then(setEnquiries, () => undefined)
    const send = () => sendWaiting().then(look, look)
    look()
    if (navigator.onLine) send()
    addEventListener('online', send)
    const timer = setInterval(look, lookMs)
    return () => {
      removeEventListener('online', send)
      clearInterval(timer)
    }
  }, [])
  if (enquiries.length === 0) return null
  return (
    <section aria-labelledby="waiting" className="grid gap-2">
      <h2 id="waiting" className="text-2xl">
        Your enquiries
      </h2>
      <ul className="grid gap-4">
        {enquiries.map((enquiry) => (
          <li key={enquiry.id} className="grid gap-1">
            <h3 className="text-lg">{enquiry.title}</h3>
            <Standing enquiry={enquiry} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Standing({ enquiry }: { enquiry: WaitingEnquiry }) {
  const { id, state, reference, problems = [], isGone } = enquiry
  const remove = (word: string) => (
    <button type="button" className="link" onClick={() => removeEnquiry(id)}>
      {word}
    </button>
  )
  if (state === 'sent') {
    return (
      <p role="status">
        Sent. Your reference is <strong>{reference}</strong>. {remove('Remove from this list')}
      </p>
    )
  }
  if (state === 'waiting') {
    return <p role="status">We'll send it when you're back online. {remove('Don’t send it')}</p>
  }
  async function correct() {
    const { address, fields } = correctionOf(enquiry)
    saveDraftFor(address, fields)
    await removeEnquiry(id)
    location.assign(`${address}?book=1`)
  }
  return (
    <>
      <p role="alert">It couldn’t be sent: {problems.join(' ')}</p>
      <p className="flex gap-4">
        <button type="button" className="link" onClick={correct}>
          {isGone ? 'Ask us for something like it' : 'Correct it and send it again'}
        </button>
        {remove('Discard it')}
      </p>
    </>
  )
}
