import { Mail, MessageCircle, Phone } from 'lucide-react'
import type { WireEnquiry } from '#server/api/enquiries/enquiry-schemas.ts'
import { momentText } from '../../dates.ts'
import { useAgency } from '../../shell/agency.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { answerLinks, type Channel } from './answer-links.ts'

interface Props {
  enquiry: WireEnquiry
  onOpened: (channel: Channel) => void
}

/** Every way to answer the visitor. */
export function ContactLinks({ enquiry, onOpened }: Props) {
  const { call, chat, mail } = answerLinks(enquiry, useAgency().operatorName)
  if (!call && !mail) return <p className="text-ink-muted">{whereToLook(enquiry)}</p>
  return (
    <div className="space-y-2">
      <p className="flex flex-wrap gap-x-5 break-words text-ink-muted">
        {enquiry.phone && <span>{enquiry.phone}</span>}
        {enquiry.email && <span className="min-w-0 break-words">{enquiry.email}</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        {call && (
          <a
            id="call"
            href={call}
            onClick={() => onOpened('call')}
            className={`${buttonClass()} grow sm:grow-0`}
          >
            <Phone aria-hidden className="size-4.5" /> Call
          </a>
        )}
        {chat && (
          <a
            id="chat"
            href={chat}
            onClick={() => onOpened('chat')}
            target="_blank"
            rel="noreferrer"
            className={`${buttonClass({ look: 'primary' })} grow sm:grow-0`}
          >
            <MessageCircle aria-hidden className="size-4.5" /> WhatsApp
          </a>
        )}
        {mail && (
          <a
            id="mail"
            href={mail}
            onClick={() => onOpened('mail')}
            className={`${buttonClass()} grow sm:grow-0`}
          >
            <Mail aria-hidden className="size-4.5" /> Mail
          </a>
        )}
      </div>
    </div>
  )
}

/** A tap has no address, but the chat's text or the call list may identify it. */
const whereToLook = ({ form, reference, createdAt }: WireEnquiry) =>
  form === 'whatsapp'
    ? `The chat was opened; we cannot see whether they wrote. Their message would say ${reference}.`
    : `A number was dialled; check the phone’s call list at ${momentText(createdAt)}.`
