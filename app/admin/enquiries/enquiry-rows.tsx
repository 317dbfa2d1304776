import { MessageCircle, Phone } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import type { WireEnquiry } from '#server/api/enquiries/enquiry-schemas.ts'
import { enquiryPath } from '../links/paths.ts'
import { statusText } from '../quotes/quote-words.ts'
import { useAgency } from '../shell/agency.tsx'
import { buttonClass } from '../ui/button.tsx'
import { answerLinks, callLabel, chatLabel } from './desk/answer-links.ts'
import { DueText } from './due-text.tsx'
import { nameOf, originText } from './enquiry-words.ts'
import { SpamBadge, StatusBadge } from './status-badge.tsx'
import { tripOf } from './trip.ts'

/** Navigation state of an enquiry opened from a list: the way back, and its neighbours. */
export interface ListState {
  list: string
  ids: number[]
}

interface Props {
  items: WireEnquiry[]
  /** The list's query, if not this screen's. */
  from?: string
  /** Hidden if all rows have the usual one. */
  showsStatus?: boolean
}

/** Each row is one link to its enquiry, next to the two quickest ways to answer. */
export function EnquiryRows({ items, from, showsStatus = true }: Props) {
  const { search, state } = useLocation()
  const list: ListState = { list: from ?? state?.list ?? search, ids: items.map(({ id }) => id) }
  return (
    <ul className="@container">
      {items.map((item) => (
        <li
          key={item.id}
          className="relative flex items-center gap-2 border-b border-line py-2.5 pr-2 pl-4 last:border-b-0 focus-within:bg-surface-2 hover:bg-surface-2 @3xl:pr-4"
        >
          <div className="grid min-w-0 grow gap-x-5 @3xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,5fr)_minmax(0,4fr)]">
            <Who item={item} list={list} showsStatus={showsStatus} />
            <Facts item={item} showsStatus={showsStatus} />
          </div>
          <Quick item={item} />
        </li>
      ))}
    </ul>
  )
}

interface RowProps {
  item: WireEnquiry
}

function Who({ item, list, showsStatus }: RowProps & { list: ListState; showsStatus: boolean }) {
  const { message, ...trip } = tripOf(item)
  // On narrow screens it comes after the trip, if there is one.
  const isNarrowToo = !hasTrip(trip)
  return (
    <div className="min-w-0">
      <p className="flex items-center gap-2">
        <Link
          to={enquiryPath(item.id)}
          state={list}
          data-row
          dir="auto"
          className="truncate font-semibold after:absolute after:inset-0"
        >
          {nameOf(item)}
        </Link>
        {showsStatus && (
          <span className="hidden @md:block">
            <StatusBadge status={item.status} />
          </span>
        )}
        {item.suspicion && <SpamBadge />}
        <span className="ml-auto shrink-0 text-sm @3xl:hidden">
          <DueText item={item} isShort />
        </span>
      </p>
      <p
        dir="auto"
        className={`truncate text-left text-sm text-ink-muted ${isNarrowToo ? '' : 'hidden @3xl:block'}`}
      >
        {message ?? originText(item.form)}
      </p>
      {item.quote && (
        <p className="text-sm @max-3xl:truncate">
          {item.quote.state === 'draft' ? 'Draft' : 'Quote'} {item.quote.reference}
          <span className="text-ink-muted"> · {statusText(item.quote)}</span>
        </p>
      )}
    </div>
  )
}

const hasTrip = ({ dates, length, party }: Omit<ReturnType<typeof tripOf>, 'message'>) =>
  Boolean(dates || length || party)

/** Two lines on a narrow screen; three columns of two lines on a wide one. */
function Facts({ item, showsStatus }: RowProps & { showsStatus: boolean }) {
  const { message, ...trip } = tripOf(item)
  const { dates, length, party, listing, price } = trip
  const { assigneeName } = item
  return (
    <>
      <Pair
        first={[dates, length].filter(Boolean).join(', ')}
        second={party}
        third={hasTrip(trip) ? [assigneeName, message].filter(Boolean).join(' · ') : assigneeName}
      />
      <div className="flex min-w-0 items-center gap-2 @3xl:block">
        {showsStatus && (
          // On phones the first line is for the name only.
          <span className="shrink-0 @md:hidden">
            <StatusBadge status={item.status} />
          </span>
        )}
        <About listing={listing} price={price} />
      </div>
      <div className="hidden min-w-0 text-sm @3xl:block">
        <p className="truncate">{assigneeName ?? <Muted>Unassigned</Muted>}</p>
        <p className="truncate">
          <DueText item={item} />
        </p>
      </div>
    </>
  )
}

const Muted = (props: { children: React.ReactNode }) => (
  <span className="text-ink-muted" {...props} />
)

interface PairProps {
  first?: string
  second?: string
  /** In another place on wide screens. */
  third?: string | null
}

/** Facts side by side on a narrow screen, and stacked on a wide one. */
function Pair({ first, second, third }: PairProps) {
  return (
    <p className="min-w-0 truncate text-sm @3xl:whitespace-normal">
      {first && <span className="@3xl:block @3xl:truncate">{first}</span>}
      {first && second && <Dot />}
      {second && <span className="text-ink-muted @3xl:block @3xl:truncate">{second}</span>}
      {third && (first || second) && <Dot />}
      {third && <span className="text-ink-muted @3xl:hidden">{third}</span>}
    </p>
  )
}

/** A price is never truncated, unlike its listing's title. */
function About({ listing, price }: Pick<ReturnType<typeof tripOf>, 'listing' | 'price'>) {
  return (
    <p className="flex min-w-0 gap-1 text-sm @3xl:block">
      {listing && (
        <span dir="auto" className="truncate text-left @3xl:block">
          {listing}
        </span>
      )}
      {listing && price && <Dot />}
      {price && <span className="shrink-0 text-ink-muted @3xl:block">{price}</span>}
    </p>
  )
}

const Dot = () => <span className="text-ink-muted @3xl:hidden"> · </span>

function Quick({ item }: RowProps) {
  const { call, chat } = answerLinks(item, useAgency().operatorName)
  const look = `${buttonClass({ look: 'quiet', size: 'icon' })} text-link`
  if (!call) return <div className="@3xl:w-22" />
  return (
    <div className="relative flex flex-col @md:flex-row">
      <a href={call} aria-label={callLabel(item)} className={look}>
        <Phone aria-hidden className="size-5" />
      </a>
      <a href={chat} target="_blank" rel="noreferrer" aria-label={chatLabel(item)} className={look}>
        <MessageCircle aria-hidden className="size-5" />
      </a>
    </div>
  )
}
