import { href } from 'react-router'
import type { FieldSpec } from '../forms/field.tsx'
import { receiveForm } from '../forms/receive.ts'
import { sendPartnerRequest } from '../forms/send.ts'
import { PageMeta } from '../head/page-meta.tsx'
import { notWithinPage } from '../revalidation.ts'
import type { Route } from './+types/partners.ts'
import { EnquiryPage } from './enquiry-page.tsx'

export const action = (request: Route.ActionArgs) => receiveForm('partner', request)
export const clientAction = sendPartnerRequest
export const shouldRevalidate = notWithinPage

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

const partnerFields: FieldSpec[] = [
  { name: 'name', label: 'Name', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', inputMode: 'email', autoComplete: 'email' },
  {
    name: 'phone',
    label: 'Phone',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    optional: true,
  },
  { name: 'company', label: 'Company', autoComplete: 'organization', optional: true },
  { name: 'address', label: 'Address', autoComplete: 'street-address', optional: true, wide: true },
  { name: 'message', label: 'Message', type: 'textarea', optional: true, wide: true },
]
