import { Phone } from 'lucide-react'
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
      <Phone aria-hidden size={18} />
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

/** A chat link to book a vehicle, which also lists other services. */
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

interface IconProps {
  name: keyof typeof socialIcons
  size: number
}

export const SocialIcon = ({ name, size }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="currentColor"
    fillRule="evenodd"
    aria-hidden
  >
    <path d={socialIcons[name]} />
  </svg>
)

export const WhatsappIcon = ({ size = 18 }: { size?: number }) => (
  <SocialIcon name="whatsapp" size={size} />
)

/** Paths in a 24 × 24 box, drawn for this site: Lucide has no brand logos. */
const socialIcons = {
  facebook:
    'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm1.6 18.3v-6.5h2.3l.4-2.7h-2.7V9.5c0-.8.4-1.4 1.5-1.4h1.4V5.7c-.6-.1-1.3-.2-2-.2-2.3 0-3.7 1.4-3.7 3.7v1.9H8.3v2.7h2.5v6.5Z',
  instagram:
    'M7.5 2h9A5.5 5.5 0 0 1 22 7.500v9a5.500 5.500 0 0 1-5.500 5.500h-9A5.500 5.500 0 0 1 2 16.500v-9A5.500 5.500 0 0 1 7.500 2Zm0 2A3.500 3.500 0 0 0 4 7.500v9A3.500 3.500 0 0 0 7.500 20h9a3.500 3.500 0 0 0 3.500-3.500v-9A3.500 3.500 0 0 0 16.500 4ZM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm5.200-3.500a1.300 1.300 0 1 1 0 2.600 1.300 1.300 0 0 1 0-2.600Z',
  youtube:
    'M4.500 5C6.500 4.600 9.200 4.500 12 4.500s5.500.1 7.500.5A3 3 0 0 1 22 7.500c.3 1.500.4 3 .4 4.500s-.1 3-.4 4.500a3 3 0 0 1-2.500 2.500c-2 .4-4.700.5-7.500.5s-5.500-.1-7.500-.5A3 3 0 0 1 2 16.500c-.3-1.500-.4-3-.4-4.500s.1-3 .4-4.500A3 3 0 0 1 4.500 5ZM10 8.500v7l6-3.500Z',
  x: 'M3 3h5.600l4.100 5.700L17.600 3h2.600l-6.300 7.300L21 21h-5.600l-4.500-6.200L5.500 21H2.900l6.800-7.900Zm3.500 1.900 9.900 14.200h1.200L7.700 4.900Z',
  whatsapp:
    'M12 2a9.900 9.900 0 0 0-8.500 15L2 22l5.200-1.400A9.900 9.900 0 1 0 12 2Zm0 1.900a8 8 0 0 1 0 16.100c-1.500 0-2.900-.4-4.100-1.100l-.4-.2-2.800.8.800-2.700-.3-.4A8 8 0 0 1 12 3.900ZM8.600 7.500c-.2 0-.5.1-.7.300-.3.3-1 .9-1 2.300s1 2.700 1.200 2.900c.1.2 2 3.100 4.900 4.200 2.400 1 2.900.8 3.400.7.500 0 1.700-.7 1.900-1.300.2-.7.2-1.200.2-1.300-.1-.200-.3-.200-.6-.400l-1.800-.9c-.3-.1-.5-.1-.7.200l-.8 1c-.2.2-.3.2-.6.1-.300-.2-1.200-.5-2.300-1.400-.8-.8-1.400-1.700-1.600-2-.2-.3 0-.4.1-.6l.5-.5.300-.5c.1-.2 0-.400 0-.5l-.800-2c-.2-.500-.4-.4-.600-.4Z',
}
