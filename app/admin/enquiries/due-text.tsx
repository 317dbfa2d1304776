import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import type { WireEnquiry } from '#server/api/enquiries/enquiry-schemas.ts'
import { agoText, daysText } from '../dates.ts'
import { useNow } from '../use-now.ts'
import { isClosed } from './enquiry-words.ts'
import { waitingOf } from './waiting.ts'

interface Props {
  item: WireEnquiry
  /** A short form, where there is space for a word or two. */
  isShort?: boolean
}

const urgent = 'font-semibold text-danger'

/** When an enquiry is due: its follow-up, else how long it has been waiting. */
export function DueText({ item, isShort = false }: Props) {
  const now = useNow()
  const today = todayInKolkata()
  const { followUpOn } = item
  if (followUpOn && !isClosed(item.status)) {
    if (followUpOn < today) {
      const days = daysText(followUpOn)
      return <span className={urgent}>{isShort ? `Due ${days}` : `Overdue since ${days}`}</span>
    }
    if (followUpOn === today)
      return <span className={urgent}>{isShort ? 'Today' : 'Due today'}</span>
  }
  const waiting = waitingOf(item, now)
  if (waiting) {
    return (
      <span className={waiting.isLong ? 'font-semibold text-accent-text' : 'text-ink-muted'}>
        <span className={isShort ? 'sr-only' : ''}>Unanswered for </span>
        {waiting.span}
      </span>
    )
  }
  if (followUpOn && !isClosed(item.status)) {
    return <span className="text-ink-muted">Due {daysText(followUpOn)}</span>
  }
  return <span className="text-ink-muted">{agoText(item.createdAt)}</span>
}
