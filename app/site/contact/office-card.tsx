import { Mail, MapPin, Phone } from 'lucide-react'
import { WhatsappIcon } from '../listing-page/contact-links.tsx'
import { whatsappLink } from '../listing-page/whatsapp.ts'
import { dial, useSite } from '../site.ts'

/** Where the operator is and how to reach it without a form. */
export function OfficeCard() {
  const site = useSite()
  const { phone, email, address } = site
  return (
    <aside aria-labelledby="office" className="ornament-ground office-card">
      <h2 id="office" className="text-xl">
        Prefer to talk?
      </h2>
      <ul>
        <li>
          <a href={dial(phone)} className="office-way">
            <Phone aria-hidden="true" size={20} /> {phone}
          </a>
        </li>
        <li>
          <a href={whatsappLink(site)} className="office-way">
            <WhatsappIcon size={20} /> WhatsApp
          </a>
        </li>
        <li>
          <a href={`mailto:${email}`} className="office-way">
            <Mail aria-hidden="true" size={20} />{' '}
            <span className="min-w-0 break-words">{email}</span>
          </a>
        </li>
      </ul>
      {address && (
        <address className="flex gap-3 text-ink-muted">
          <MapPin aria-hidden="true" size={20} className="mt-1 shrink-0" /> {address}
        </address>
      )}
    </aside>
  )
}
