import { href } from 'react-router'
import { counted } from '#catalogue/noun.ts'
import type { WireDueReview } from '#server/api/reviews/review-routes.ts'
import { dayText } from '../dates.ts'
import { TextLink } from '../links/text-link.tsx'
import { Panel } from '../shell/screen-frame.tsx'

interface Props {
  /** Guests whose trip is over and who were not asked. */
  due: WireDueReview[]
  /** Unread reviews. */
  waiting: number
}

/** On the dashboard: guests to ask, and reviews to read; nothing if there are none. */
export function ReviewsDue({ due, waiting }: Props) {
  if (due.length + waiting === 0) return null
  const parts = [
    waiting > 0 && `${counted(waiting, 'review')} to read`,
    due.length > 0 && `${counted(due.length, 'guest')} to ask how the trip was`,
  ]
  return (
    <Panel heading="Reviews due">
      <Guests due={due} />
      <p className="text-sm">
        {parts.filter(Boolean).join(', ')}.{' '}
        <TextLink size="small" to={href('/admin/reviews')} className="font-medium">
          Open reviews
        </TextLink>
      </p>
    </Panel>
  )
}

const named = 5

/** Those whose trip ended last, by name. */
function Guests({ due }: Pick<Props, 'due'>) {
  if (due.length === 0) return null
  const more = due.length - named
  return (
    <ul className="mb-2 text-sm">
      {due.slice(0, named).map(({ quoteId, guestName, lastDay }) => (
        <li key={quoteId} className="wrap-anywhere">
          <b className="font-semibold">{guestName}</b>, home since {dayText(lastDay)}
        </li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  )
}
