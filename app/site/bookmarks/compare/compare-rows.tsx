import { Check, X } from 'lucide-react'
import { Link } from 'react-router'
import { priceText, rupees } from '#catalogue/prices/money.ts'
import { isOnRequest } from '#catalogue/prices/price.ts'
import { withoutMarks } from '#catalogue/texts/markdown.ts'
import { WhatsappLink } from '../../listing-page/contact-links.tsx'
import { basisOf } from '../../listing-page/listing-price.tsx'
import { isLong, oldPriceOf } from '../../listing-page/price-text.ts'
import type { Site } from '../../site.ts'
import type { ComparedPackage } from './load-comparison.ts'

interface Row {
  label: string
  show: (one: ComparedPackage) => React.ReactNode
}

/** The compared properties, in the order of travellers' questions. */
export function compareRows(site: Site): Row[] {
  return [
    {
      label: 'Price',
      show: (one) => (
        <>
          <strong className={`compare-price ${isLong(one.price) ? 'text-lg' : ''}`}>
            {priceText(one.price)}
          </strong>{' '}
          {!isOnRequest(one) && basisOf(site, one)}
        </>
      ),
    },
    {
      label: 'Old price',
      show: (one) => <OldPrice amount={oldPriceOf(one, site.oldPriceMarkup)} />,
    },
    { label: 'Duration', show: (one) => one.badge || notStated },
    { label: 'Days planned', show: (one) => one.days || notStated },
    { label: 'Route', show: (one) => one.place || notStated },
    { label: 'Inclusions', show: (one) => <List items={one.inclusions} /> },
    { label: 'Exclusions', show: (one) => <List items={one.exclusions} excluded /> },
    {
      label: 'Cancellation policy',
      show: (one) => (
        <p className="whitespace-pre-line">{withoutMarks(one.cancellationPolicy) || notStated}</p>
      ),
    },
    { label: 'Book', show: (one) => <BookingLinks one={one} /> },
  ]
}

const notStated = 'Not stated'

const OldPrice = ({ amount }: { amount?: number }) => (amount ? <s>{rupees(amount)}</s> : 'None')

interface ListProps {
  items: string[]
  excluded?: boolean
}

function List({ items, excluded = false }: ListProps) {
  const Icon = excluded ? X : Check
  if (items.length === 0) return notStated
  return (
    <ul className="compare-list">
      {items.map((item) => (
        <li key={item}>
          <Icon aria-hidden size={16} className={excluded ? '' : 'text-success'} />
          {item}
        </li>
      ))}
    </ul>
  )
}

const BookingLinks = ({ one }: { one: ComparedPackage }) => (
  <div className="flex flex-wrap gap-2">
    <Link to={`${one.path}#book`} className="button button-accent">
      Book Now<span className="sr-only"> {one.title}</span>
    </Link>
    <WhatsappLink about={one} className="button button-quiet" />
  </div>
)
