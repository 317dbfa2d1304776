import { Link } from 'react-router'
import { todayInKolkata } from '#catalogue/kolkata.ts'
import { dayText, momentText } from '../dates.ts'
import { StatusBadge } from './status-badge.tsx'
import { nameOf, originText, type WireEnquiry } from './wire-enquiry.ts'

/** Each row is one link to its enquiry. */
export function EnquiryRows({ items }: { items: WireEnquiry[] }) {
  return (
    <ul className="@container">
      {items.map((item) => (
        <li
          key={item.id}
          className="relative grid gap-x-6 gap-y-1 border-b border-line px-4 py-3 last:border-b-0 hover:bg-surface-2 @2xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_auto]"
        >
          <div className="min-w-0">
            <p className="flex items-center gap-2">
              <Link
                to={`/admin/enquiries/${item.id}`}
                className="truncate font-semibold after:absolute after:inset-0"
              >
                {nameOf(item)}
              </Link>
              <StatusBadge status={item.status} />
            </p>
            <p className="text-sm text-ink-muted">{momentText(item.createdAt)}</p>
          </div>
          <div className="min-w-0">
            <p className="truncate">{item.listingTitle || 'No listing named'}</p>
            <p className="text-sm text-ink-muted">
              {originText(item.form)}, {item.reference}
            </p>
          </div>
          <p className="text-sm text-ink-muted @2xl:text-right">
            {item.assigneeName ?? 'Nobody yet'}
            {item.followUpOn && <FollowUp day={item.followUpOn} />}
          </p>
        </li>
      ))}
    </ul>
  )
}

function FollowUp({ day }: { day: string }) {
  const isDue = day <= todayInKolkata()
  return (
    <span className={`block ${isDue ? 'font-semibold text-accent-text' : ''}`}>
      Follow up {dayText(day)}
    </span>
  )
}
