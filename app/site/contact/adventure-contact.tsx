import { redirect } from 'react-router'
import { todayInKolkata } from '#catalogue/kolkata.ts'
import { receiveForm } from '../forms/receive.ts'
import { notAfterSending, sendContactRequest } from '../forms/send.ts'
import { toCard } from '../listing/card-data.ts'
import { findListing } from '../listing/load-listing.ts'
import { PageMeta } from '../sections/page-meta.tsx'
import type { Route } from './+types/adventure-contact.ts'
import { contactFields } from './contact-fields.ts'
import { EnquiryPage } from './enquiry-page.tsx'
import { Subject } from './subject.tsx'

export async function loader(request: Route.LoaderArgs) {
  const adventure = toCard(await findListing('Adventure', request))
  const path = `/contact-form-adventure/${adventure.id}`
  if (request.params.id !== String(adventure.id)) throw redirect(path, 301)
  return { adventure, path, today: todayInKolkata() }
}

export async function action(request: Route.ActionArgs) {
  const { kind, id } = await findListing('Adventure', request)
  return receiveForm('contact', request, { kind, listingId: id })
}

export const clientAction = sendContactRequest
export const shouldRevalidate = notAfterSending

export default function AdventureContact({ loaderData, actionData }: Route.ComponentProps) {
  const { adventure, path, today } = loaderData
  const { title } = adventure
  const fields = contactFields({ today, about: { label: 'Hotel or adventure', title } })
  return (
    <>
      <PageMeta
        title={`Ask about ${title}`}
        description={`Ask about ${title}: the season, the guide, who can come along.`}
        path={path}
        image={adventure.image}
        hidden
      />
      <EnquiryPage
        title="Ask about an adventure"
        lead="Season, fitness, children, gear: ask what the page did not say."
        crumbs={[
          { label: 'Adventure', path: '/adventure' },
          { label: title, path: adventure.path },
          { label: 'Contact', path },
        ]}
        form={{ name: 'contact', fields, send: 'Send request' }}
        answer={actionData}
        sent={{ about: adventure }}
      >
        <Subject card={adventure} />
      </EnquiryPage>
    </>
  )
}
