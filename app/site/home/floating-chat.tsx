import { WhatsappIcon } from '../listing-page/contact-links.tsx'
import { whatsappLink } from '../listing-page/whatsapp.ts'
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
