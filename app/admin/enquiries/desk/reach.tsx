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

const newTab = { target: '_blank', rel: 'noreferrer' }
const ways = [
  { channel: 'call', name: 'Call', Icon: Phone, look: 'outline' },
  { channel: 'chat', name: 'WhatsApp', Icon: MessageCircle, look: 'primary', ...newTab },
  { channel: 'mail', name: 'Mail', Icon: Mail, look: 'outline' },
] as const

/** Every way to answer the visitor. */
export function ContactLinks({ enquiry, onOpened }: Props) {
  const links = answerLinks(enquiry, useAgency().operatorName)
  if (!links.call && !links.mail) return <p className="text-ink-muted">{whereToLook(enquiry)}</p>
  return (
    <div className="space-y-2">
      <p className="flex flex-wrap gap-x-5 break-words text-ink-muted">
        {enquiry.phone && <span>{enquiry.phone}</span>}
        {enquiry.email && <span className="min-w-0 break-words">{enquiry.email}</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        {ways
          .filter(({ channel }) => links[channel])
          .map(({ channel, name, Icon, look, ...target }) => (
            <a
              key={channel}
              id={channel}
              href={links[channel]}
              onClick={() => onOpened(channel)}
              {...target}
              className={`${buttonClass({ look })} grow sm:grow-0`}
            >
              <Icon aria-hidden className="size-4.5" /> {name}
            </a>
          ))}
      </div>
    </div>
  )
}

/** A tap has no address, but the chat's text or the call list may identify it. */
const whereToLook = ({ form, reference, createdAt }: WireEnquiry) =>
  form === 'whatsapp'
    ? `The chat was opened; we cannot see whether they wrote. Their message would say ${reference}.`
    : `A number was dialled; check the phone’s call list at ${momentText(createdAt)}.`
