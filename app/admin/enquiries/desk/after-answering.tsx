import { Check } from 'lucide-react'
import { useRef, useState } from 'react'
import type { WireEnquiryFile } from '#server/api/enquiries/enquiry-schemas.ts'
import { Button } from '../../ui/button.tsx'
import { keepFocus } from '../../ui/keep-focus.ts'
import { nameOf } from '../enquiry-words.ts'
import type { Channel } from './answer-links.ts'
import type { useQuickChange } from './use-quick-change.ts'
import { statusChange } from './work.tsx'

/** What was opened to answer: a chat, a mail or a call, and with which reply. */
interface Answered {
  channel: Channel
  title?: string
}

const verbs: Record<Channel, { asked: string; done: string }> = {
  chat: { asked: 'Did you write to', done: 'Written to on WhatsApp' },
  mail: { asked: 'Did you write to', done: 'Written to by email' },
  call: { asked: 'Did you reach', done: 'Called' },
}

/** After a chat, a mail or a call, asks for its result: one tap records it and marks the enquiry. */
export function useAfterAnswering(
  enquiry: WireEnquiryFile,
  quick: ReturnType<typeof useQuickChange>,
) {
  const [answered, setAnswered] = useState<Answered>()
  const focus = useRef<ReturnType<typeof keepFocus>>(undefined)
  const isNew = enquiry.status === 'new'

  function open(channel: Channel, title?: string) {
    focus.current = keepFocus()
    setAnswered({ channel, title })
  }
  function close() {
    setAnswered(undefined)
    focus.current?.nearest()?.focus({ preventScroll: true })
  }
  async function confirm({ channel, title }: Answered) {
    close()
    const note = [verbs[channel].done, title].filter(Boolean).join(': ')
    const [status, report] = statusChange('contacted', enquiry.status)
    await (isNew
      ? quick.change({ ...status, note }, report)
      : quick.change({ note }, { text: 'Noted.' }))
  }
  const question = answered && (
    <div
      role="status"
      className="fixed inset-x-3 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-30 mx-auto max-w-md space-y-3 rounded-2xl border border-line bg-surface p-4 shadow-2xl lg:bottom-6"
    >
      <p className="font-semibold">{`${verbs[answered.channel].asked} ${nameOf(enquiry)}?`}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" className="grow" onClick={() => confirm(answered)}>
          <Check aria-hidden className="size-5" /> {isNew ? 'Mark as contacted' : 'Note it'}
        </Button>
        <Button onClick={close}>Not yet</Button>
      </div>
    </div>
  )
  return { question, onOpened: open }
}
