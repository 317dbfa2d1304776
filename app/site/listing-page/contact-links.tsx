import { Phone } from 'lucide-react'
import { socialIcons } from '../shell/social-icons.ts'
import { dial, useSite } from '../site.ts'
import { type ChatAbout, whatsappLink } from './whatsapp.ts'

interface Props {
  about: ChatAbout
  className: string
}

export function CallLink({ about, className }: Props) {
  const { phone } = useSite()
  return (
    <a href={dial(phone)} className={className} aria-label={`Call Now about ${about.title}`}>
      <Phone aria-hidden="true" size={18} />
      Call Now
    </a>
  )
}

export function WhatsappLink({ about, className }: Props) {
  const site = useSite()
  return (
    <a
      href={whatsappLink(site, about)}
      className={className}
      aria-label={`WhatsApp about ${about.title}`}
    >
      <WhatsappIcon />
      WhatsApp
    </a>
  )
}

/** A chat that books a vehicle, and tells what else there is. */
export function BookByChatLink({ about, className }: Props) {
  const site = useSite()
  return (
    <a
      href={whatsappLink(site, { ...about, services: site.serviceList })}
      className={className}
      aria-label={`Book Now on WhatsApp: ${about.title}`}
    >
      <WhatsappIcon />
      Book Now
    </a>
  )
}

export function WhatsappIcon({ size = 18 }: { size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="currentColor"
      fillRule="evenodd"
      aria-hidden="true"
    >
      <path d={socialIcons.whatsapp} />
    </svg>
  )
}
