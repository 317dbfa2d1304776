import { ExternalLink, Pencil } from 'lucide-react'
import { Link } from 'react-router'
import { origins } from '#catalogue/enquiries/enquiry.ts'
import { onRequest } from '#catalogue/prices/price.ts'
import type { WireEnquiry } from '#server/api/enquiries/enquiry-schemas.ts'
import { momentText } from '../../dates.ts'
import { editPath } from '../../links/paths.ts'
import { kindNameOf, originText, publicPathOf } from '../enquiry-words.ts'
import { type Trip, tripOf } from '../trip.ts'

/** The data of the request, each fact once. */
export function Facts({ enquiry }: { enquiry: WireEnquiry }) {
  const trip = tripOf(enquiry)
  const own = ownAnswers(enquiry)
  return (
    <div className="space-y-3">
      <TripLine trip={trip} enquiry={enquiry} />
      {trip.message && (
        <p className="border-l-3 border-accent pl-3 break-words whitespace-pre-line">
          {trip.message}
        </p>
      )}
      {own.length > 0 && (
        <dl className="flex flex-wrap gap-x-6 gap-y-2">
          {own.map(({ label, text }) => (
            <div key={label} className="min-w-0">
              <dt className="text-sm text-ink-muted">{label}</dt>
              <dd className="break-words whitespace-pre-line">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="text-sm break-words text-ink-muted">
        {originText(enquiry.form)} {enquiry.reference}, {momentText(enquiry.createdAt)}
        {enquiry.source && `, from ${enquiry.source}`}
      </p>
    </div>
  )
}

/** Dates, people, listing and price, in one line if there is space. */
function TripLine({ trip, enquiry }: { trip: Trip; enquiry: WireEnquiry }) {
  const facts = [trip.dates, trip.length, trip.party].filter((fact) => fact !== undefined)
  if (facts.length === 0 && !trip.listing) return null
  return (
    <ul className="flex flex-wrap items-center gap-x-5 gap-y-1 text-lg">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      {trip.listing && (
        <li className="flex min-w-0 flex-wrap items-center gap-x-2">
          <ListingLinks enquiry={enquiry} listing={trip.listing} />
        </li>
      )}
      {trip.price && <li>{trip.price === onRequest ? trip.price : `${trip.price} when sent`}</li>}
    </ul>
  )
}

function ListingLinks({ enquiry, listing }: { enquiry: WireEnquiry; listing: string }) {
  const path = publicPathOf(enquiry)
  const kind = kindNameOf(enquiry)
  if (!path || !kind) {
    return (
      <>
        {listing} <span className="text-sm text-ink-muted">(typed by the visitor)</span>
      </>
    )
  }
  const edit = editPath(kind, enquiry.listingId)
  return (
    <span className="flex min-w-0 items-center gap-x-2">
      <a
        href={path}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 min-w-0 items-center gap-1.5 break-words text-link underline"
      >
        {listing} <ExternalLink aria-hidden className="size-4 shrink-0" />
        <span className="sr-only">(opens the site in a new tab)</span>
      </a>
      <Link
        to={edit}
        aria-label={`Edit ${enquiry.listingTitle}`}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-lg text-link hover:bg-surface-3"
      >
        <Pencil aria-hidden className="size-4.5" />
      </Link>
    </span>
  )
}

/** Already shown above as the trip. */
const shownAbove = new Set([
  ...['hotelName', 'roomName', 'listingName', 'departureId', 'hotel', 'message'],
  ...['startDate', 'endDate', 'date', 'numberOfDays', 'days'],
  ...['numberOfAdults', 'numberOfChilds', 'adults', 'children'],
])

function ownAnswers({ form, details }: WireEnquiry) {
  return Object.entries(origins[form].labels).flatMap(([name, label]) => {
    const value = details[name]
    const isEmpty = value === undefined || value === null || value === ''
    return isEmpty || shownAbove.has(name) ? [] : [{ label, text: String(value) }]
  })
}
