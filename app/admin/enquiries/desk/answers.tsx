import { origins } from '#catalogue/enquiries/enquiry.ts'
import { type KindName, kinds } from '#catalogue/kinds.ts'
import { rupees } from '#catalogue/money.ts'
import { isOnRequest } from '#catalogue/price.ts'
import type { WireEnquiry } from '#server/api/enquiries/enquiry-schemas.ts'
import { dayText } from '../../dates.ts'

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}/.test(text)

/** No listing was found by what was sent, so its name is the visitor's own words. */
const isTyped = ({ listingId, price }: WireEnquiry) => listingId === null && price === null

/** The form's answers by their labels, and the listing they are about. */
export function Answers({ enquiry }: { enquiry: WireEnquiry }) {
  const { labels } = origins[enquiry.form]
  const answers = Object.entries(labels).flatMap(([name, label]) => {
    const value = enquiry.details[name]
    if (value === undefined || value === null || value === '') return []
    const text = String(value)
    // Said above already, by the name that it has here.
    if (/^(hotel|room|listing)Name$/.test(name) || name === 'hotel') return []
    return [{ label, text: isDay(text) ? dayText(text) : text }]
  })
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
      {enquiry.listingTitle && (
        <Answer label={isTyped(enquiry) ? 'No listing; typed by the visitor' : 'Listing'} isWide>
          <ListingLink enquiry={enquiry} />
          {enquiry.partTitle && `, ${enquiry.partTitle}`}
          {enquiry.price !== null && `, ${priceWhenSent(enquiry.price)}`}
        </Answer>
      )}
      {answers.map(({ label, text }) => (
        <Answer key={label} label={label} isWide={text.length > 30}>
          {text}
        </Answer>
      ))}
      {enquiry.source && (
        <Answer label="Sent from" isWide>
          {enquiry.source}
        </Answer>
      )}
    </dl>
  )
}

const priceWhenSent = (price: number) =>
  isOnRequest({ price }) ? 'price on request' : `${rupees(price)} when sent`

interface AnswerProps {
  label: string
  isWide?: boolean
  children: React.ReactNode
}

function Answer({ label, isWide, children }: AnswerProps) {
  return (
    <div className={isWide ? 'col-span-2' : 'min-w-0'}>
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className="break-words whitespace-pre-line">{children}</dd>
    </div>
  )
}

function ListingLink({ enquiry: { kind, listingId, listingTitle } }: { enquiry: WireEnquiry }) {
  if (!kind || !(kind in kinds) || !listingId) return listingTitle
  return (
    <a href={`${kinds[kind as KindName].path}/${listingId}`} className="text-link underline">
      {listingTitle}
    </a>
  )
}
