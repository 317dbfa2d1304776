import { MessageCircle, Phone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { href, Link, useLocation } from 'react-router'
import { todayInKolkata } from '#catalogue/kolkata.ts'
import type { WireEnquiry } from '#server/api/enquiries/enquiry-schemas.ts'
import { dayText, momentText } from '../dates.ts'
import { buttonClass } from '../ui/button.tsx'
import { answerLinks, callLabel, chatLabel } from './desk/answer-links.ts'
import { isClosed, nameOf, originText } from './enquiry-words.ts'
import { StatusBadge } from './status-badge.tsx'
import { waitingOf } from './waiting.ts'

/** Each row is one link to its enquiry, with the two quickest ways to answer beside it. */
export function EnquiryRows({ items }: { items: WireEnquiry[] }) {
  const now = useNow()
  const { search, state } = useLocation()
  return (
    <ul className="@container">
      {items.map((item) => (
        <li
          key={item.id}
          className="relative flex items-center gap-2 border-b border-line px-4 py-3 last:border-b-0 focus-within:bg-surface-2 hover:bg-surface-2"
        >
          <div className="grid min-w-0 grow gap-x-6 gap-y-1 @2xl:items-baseline @2xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_minmax(0,4fr)]">
            <div className="min-w-0">
              <p className="flex items-center gap-2">
                <Link
                  to={href('/admin/enquiries/:id', { id: `${item.id}` })}
                  state={{ list: state?.list ?? search }}
                  data-row
                  className="truncate font-semibold after:absolute after:inset-0"
                >
                  {nameOf(item)}
                </Link>
                <StatusBadge status={item.status} />
                {item.suspicion && (
                  <span className="rounded-md bg-surface-3 px-2 py-0.5 text-xs font-semibold text-ink">
                    Spam
                  </span>
                )}
              </p>
              <p className="text-sm text-ink-muted">{momentText(item.createdAt)}</p>
            </div>
            <div className="min-w-0">
              <p className="truncate">{item.listingTitle || 'No listing'}</p>
              <p className="text-sm text-ink-muted">
                {originText(item.form)}, {item.reference}
              </p>
            </div>
            <p className="text-sm text-ink-muted @2xl:text-right">
              {item.assigneeName ?? 'Unassigned'}
              <Unanswered item={item} now={now} />
              <FollowUp item={item} />
            </p>
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

function Quick({ item }: RowProps) {
  const { call, chat } = answerLinks(item)
  const look = `${buttonClass({ look: 'quiet', size: 'icon' })} text-link`
  if (!call) return <div className="@2xl:w-22" />
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

function Unanswered({ item, now }: RowProps & { now: number }) {
  const waiting = waitingOf(item, now)
  if (!waiting) return null
  return (
    <span className={`block ${waiting.isLong ? 'font-semibold text-accent-text' : ''}`}>
      {waiting.text}
    </span>
  )
}

function FollowUp({ item: { followUpOn, status } }: RowProps) {
  if (!followUpOn) return null
  const today = todayInKolkata()
  if (isClosed(status) || followUpOn > today) {
    return <span className="block">Follow up {dayText(followUpOn)}</span>
  }
  return (
    <span className="block font-semibold text-danger">
      {followUpOn === today ? 'Follow up today' : `Overdue since ${dayText(followUpOn)}`}
    </span>
  )
}

const tickMs = 30_000

/** The time in milliseconds, updated twice a minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
