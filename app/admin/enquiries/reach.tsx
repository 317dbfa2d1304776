import { Mail, MessageCircle, Phone } from 'lucide-react'
import { buttonClass } from '../ui/button.tsx'
import type { WireEnquiry } from './wire-enquiry.ts'

/** Every way to answer the visitor, ready to be tapped. */
export function Reach({ enquiry: { name, email, phone, reference } }: { enquiry: WireEnquiry }) {
  const digits = phone.replace(/\D/g, '')
  const greeting = `Hello ${name}, thank you for writing to Kashmir Escapes (${reference}). `
  const subject = `Your enquiry ${reference}`
  return (
    <div className="mb-5 space-y-3">
      <p className="break-words">
        {email}
        {phone && <span className="block">{phone}</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        {digits && (
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={buttonClass()}>
            <Phone aria-hidden className="size-4.5" /> Call
          </a>
        )}
        {digits && (
          <a
            href={`https://wa.me/${digits}?text=${encodeURIComponent(greeting)}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass()}
          >
            <MessageCircle aria-hidden className="size-4.5" /> WhatsApp
          </a>
        )}
        <a
          href={`mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(greeting)}`}
          className={buttonClass()}
        >
          <Mail aria-hidden className="size-4.5" /> Mail
        </a>
      </div>
    </div>
  )
}
