import { href } from 'react-router'
import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import { receiveForm } from '../forms/receive.ts'
import { sendContactRequest } from '../forms/send.ts'
import { PageMeta } from '../head/page-meta.tsx'
import { notWithinPage } from '../revalidation.ts'
import type { Route } from './+types/contact.ts'
import { contactFields } from './contact-fields.ts'
import { EnquiryPage } from './enquiry-page.tsx'

export const loader = () => ({ today: todayInKolkata() })
export const action = (request: Route.ActionArgs) => receiveForm('contact', request)
export const clientAction = sendContactRequest
export const shouldRevalidate = notWithinPage

const description =
  'Write to the agency in Srinagar: tell us your dates and who is travelling, and a person replies with a plan and its price.'

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title="Contact" description={description} path={href('/contact')} />
      <EnquiryPage
        title="Tell us about your trip"
        lead="Tell us when, for how long and who is coming. Someone in Srinagar reads it and writes back."
        crumbs={[{ label: 'Contact', path: href('/contact') }]}
        form={{ name: 'contact', fields: contactFields(loaderData), send: 'Send request' }}
        answer={actionData}
        sent={{ about: { title: 'my request', path: href('/contact') } }}
      />
    </>
  )
}
