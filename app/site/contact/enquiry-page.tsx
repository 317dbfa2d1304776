import { Mail, MapPin, Phone } from 'lucide-react'
import type { Answer } from '../forms/answer.ts'
import { EnquiryForm } from '../forms/enquiry-form.tsx'
import { Sent } from '../forms/sent.tsx'
import { WhatsappIcon } from '../listing-page/contact-links.tsx'
import { whatsappLink } from '../listing-page/whatsapp.ts'
import type { Crumb } from '../sections/breadcrumbs.tsx'
import { PageHeader } from '../sections/page-header.tsx'
import { dial, useSite } from '../site.ts'

interface Props {
  title: string
  lead: string
  crumbs: Crumb[]
  form: Pick<React.ComponentProps<typeof EnquiryForm>, 'name' | 'fields' | 'send' | 'children'>
  answer?: Answer
  /** What happens after sending, and the subject of a chat. */
  sent?: Pick<React.ComponentProps<typeof Sent>, 'next' | 'about'>
  children?: React.ReactNode
}

/** A page with one form, and other ways to contact the office. */
export function EnquiryPage({ title, lead, crumbs, form, answer, sent, children }: Props) {
  const kept = answer?.reference
  return (
    <>
      <PageHeader title={title} crumbs={crumbs}>
        <p className="max-w-2xl text-lg text-ink-muted">{lead}</p>
      </PageHeader>
      <div className="page with-aside">
        <div id={kept ? undefined : 'form'} className="flex flex-col gap-6">
          {children}
          {kept && <Sent key={`sent ${kept}`} id="form" answer={answer} {...sent} />}
          <EnquiryForm key={kept} {...form} answer={kept ? undefined : answer} action="#form" />
        </div>
        <OfficeCard />
      </div>
    </>
  )
}

/** The operator's address, phone, mail and chat. */
function OfficeCard() {
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
            <Phone aria-hidden size={20} /> {phone}
          </a>
        </li>
        <li>
          <a href={whatsappLink(site)} className="office-way">
            <WhatsappIcon size={20} /> WhatsApp
          </a>
        </li>
        <li>
          <a href={`mailto:${email}`} className="office-way">
            <Mail aria-hidden size={20} /> <span className="min-w-0 break-words">{email}</span>
          </a>
        </li>
      </ul>
      {address && (
        <address className="flex gap-3 text-ink-muted">
          <MapPin aria-hidden size={20} className="mt-1 shrink-0" /> {address}
        </address>
      )}
    </aside>
  )
}
