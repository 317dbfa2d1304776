import { whatsappLink } from '../listing/whatsapp.ts'
import { WhatsappIcon } from '../sections/contact-links.tsx'
import { useSite } from '../site.ts'

interface Props {
  label: string
  chatText: string
}

export function FloatingChat({ label, chatText }: Props) {
  const site = useSite()
  return (
    <a href={whatsappLink({ ...site, whatsappText: chatText })} className="floating-chat">
      <WhatsappIcon size={22} />
      {label}
    </a>
  )
}
