import { href } from 'react-router'
import { receiveForm } from '../forms/receive.ts'
import { notAfterSending, sendPartnerRequest } from '../forms/send.ts'
import { PageMeta } from '../head/page-meta.tsx'
import type { Route } from './+types/partners.ts'
import { EnquiryPage } from './enquiry-page.tsx'
import { partnerFields } from './partner-fields.ts'

export const action = (request: Route.ActionArgs) => receiveForm('partner', request)
export const clientAction = sendPartnerRequest
export const shouldRevalidate = notAfterSending

const path = href('/partnersContact')
const description =
  'Hotels, houseboats, drivers, guides and photographers of Kashmir: work with a travel agency in Srinagar that sends you guests.'

export default function Partners({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title="Become a partner" description={description} path={path} />
      <EnquiryPage
        title="Become a Partner today"
        lead="Do you run a hotel or houseboat, drive, guide, cook or take photos? Tell us what you do and where."
        crumbs={[{ label: 'Become a Partner', path }]}
        form={{ name: 'partner', fields: partnerFields, send: 'Become a Partner Now' }}
        answer={actionData}
        sent={{ next: 'we read it here in Srinagar, and call or write to you.' }}
      />
    </>
  )
}
