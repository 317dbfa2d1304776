import { href, Link, redirect } from 'react-router'
import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import { type CardData, toCard } from '../card/card-data.ts'
import { receiveForm } from '../forms/receive.ts'
import { sendContactRequest } from '../forms/send.ts'
import { PageMeta } from '../head/page-meta.tsx'
import { Price } from '../listing-page/listing-price.tsx'
import { findListing } from '../listing-page/load-listing.ts'
import { Picture } from '../media/picture.tsx'
import { notWithinPage } from '../revalidation.ts'
import { useList } from '../site.ts'
import type { Route } from './+types/adventure-contact.ts'
import { contactFields } from './contact-fields.ts'
import { EnquiryPage } from './enquiry-page.tsx'

export async function loader(request: Route.LoaderArgs) {
  const adventure = toCard(await findListing('Adventure', request))
  const path = href('/contact-form-adventure/:id', { id: `${adventure.id}` })
  if (request.params.id !== String(adventure.id)) throw redirect(path, 301)
  return { adventure, path, today: todayInKolkata() }
}

export async function action(request: Route.ActionArgs) {
  const { kind, id } = await findListing('Adventure', request)
  return receiveForm('contact', request, { kind, listingId: id })
}

export const clientAction = sendContactRequest
export const shouldRevalidate = notWithinPage

export default function AdventureContact({ loaderData, actionData }: Route.ComponentProps) {
  const { adventure, path, today } = loaderData
  const { title } = adventure
  const fields = contactFields({ today, about: { label: 'Hotel or adventure', title } })
  return (
    <>
      <PageMeta
        title={`Contact us about ${title}`}
        description={`Tell us when you would like to come and who is travelling: ${title}, ${adventure.place}.`}
        path={path}
        hidden
      />
      <EnquiryPage
        title="Plan your adventure"
        lead="Tell us when, and who is coming. We check the season, the guide and the gear, then call or write to you."
        crumbs={[
          useList('Adventure'),
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

function Subject({ card }: { card: CardData }) {
  const { title, path, place, image } = card
  return (
    <div className="subject">
      {image && <Picture image={image} sizes="8rem" className="subject-picture" />}
      <div className="min-w-0">
        <Link to={path} className="link">
          {title}
        </Link>
        {place && <p className="text-sm text-ink-muted">{place}</p>}
        <Price listing={card} className="text-lg" />
      </div>
    </div>
  )
}
