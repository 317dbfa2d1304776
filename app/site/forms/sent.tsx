import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { WhatsappLink } from '../listing-page/contact-links.tsx'
import type { ChatAbout } from '../listing-page/whatsapp.ts'
import type { Answer } from './answer.ts'
import { clearDraft } from './draft.ts'

interface Props {
  answer: Answer
  /** The fragment that the form was sent to, where the page opens without scripts. */
  id: string
  /** The subject of a chat; without it no chat is offered. */
  about?: ChatAbout
  next?: string
}

const defaultNext =
  'we read it here in Srinagar, check what is free, and call or write to you with a plan and its price. Nothing is booked or paid until you say yes.'

/** The confirmation of a form: the message, the reference, and what happens next. */
export function Sent({ answer, id, about, next = defaultNext }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    clearDraft()
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView()
  }, [])
  return (
    <div ref={ref} id={id} role="status" tabIndex={-1} className="sent">
      <CircleCheck aria-hidden size={32} className="shrink-0" />
      <div className="flex flex-col items-start gap-2">
        <p className="font-display text-xl font-semibold">{answer.message}</p>
        <p>
          Your reference is <strong className="whitespace-nowrap">{answer.reference}</strong>.
        </p>
        <p>What happens next: {next}</p>
        {about && (
          <WhatsappLink
            about={{ ...about, reference: answer.reference }}
            className="button button-quiet mt-1"
          />
        )}
      </div>
    </div>
  )
}
