import { Link } from 'react-router'
import { rupees } from '#catalogue/prices/money.ts'
import type { WireListedQuote } from '#server/api/quotes/quote-answer.ts'
import { dayText } from '../dates.ts'
import { quotePath } from '../links/paths.ts'
import { marginText, nameOfGuest, statusText } from './quote-words.ts'
import { StateBadge } from './state-badge.tsx'

/** Each row is one link to its quote. */
export const QuoteRows = ({ items }: { items: WireListedQuote[] }) => (
  <ul className="@container">
    {items.map((item) => (
      <QuoteRow key={item.id} item={item} />
    ))}
  </ul>
)

function QuoteRow({ item }: { item: WireListedQuote }) {
  const { id, reference, number, state, arrival, author } = item
  return (
    <li className="relative border-b border-line px-4 py-2.5 last:border-b-0 focus-within:bg-surface-2 hover:bg-surface-2">
      <div className="grid min-w-0 gap-x-5 @3xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)_minmax(0,4fr)]">
        <div className="min-w-0">
          <p className="flex items-center gap-2">
            <Link
              to={quotePath(id)}
              data-row
              dir="auto"
              className="truncate font-semibold after:absolute after:inset-0"
            >
              {nameOfGuest(item.guestName)}
            </Link>
            <StateBadge state={state} />
          </p>
          <p className="text-sm wrap-anywhere text-ink-muted">
            {reference}
            {number > 1 && `, version ${number}`}
            <span className="@3xl:hidden"> · {statusText(item)}</span>
          </p>
        </div>
        <p className="hidden min-w-0 text-sm @3xl:block">
          <span className="block wrap-anywhere">{statusText(item)}</span>
          <span className="block truncate text-ink-muted">{author}</span>
        </p>
        <p className="hidden min-w-0 truncate text-sm @3xl:block">
          <Arrival day={arrival} />
        </p>
        <p className="flex min-w-0 flex-wrap gap-x-3 text-sm tabular-nums @3xl:block @3xl:text-right">
          <TotalAndMargin item={item} />
          <span className="@3xl:hidden">
            <Arrival day={arrival} />
          </span>
        </p>
      </div>
    </li>
  )
}

function Arrival({ day }: { day: string }) {
  if (!day) return <span className="text-ink-muted">No arrival yet</span>
  return (
    <>
      <span className="text-ink-muted">Arrives </span>
      {dayText(day)}
    </>
  )
}

function TotalAndMargin({ item: { total, margin, marginPercent } }: { item: WireListedQuote }) {
  if (total === 0) return <span className="text-ink-muted">No price yet</span>
  return (
    <>
      <span className="font-semibold">{rupees(total)}</span>{' '}
      <span className="text-ink-muted @3xl:block">margin {marginText(margin, marginPercent)}</span>
    </>
  )
}
