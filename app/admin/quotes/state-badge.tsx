import type { QuoteState } from '#catalogue/quotes/states.ts'
import { stateTexts } from './quote-words.ts'

const looks: Record<QuoteState, string> = {
  draft: 'bg-surface-3 text-ink',
  sent: 'bg-primary-soft text-on-primary-soft',
  viewed: 'bg-warning-soft text-on-warning-soft',
  accepted: 'bg-success-soft text-on-success-soft',
  declined: 'bg-danger-soft text-on-danger-soft',
  expired: 'bg-surface-3 text-ink',
  superseded: 'bg-surface-3 text-ink-muted',
}

interface Props {
  state: QuoteState
  /** More detailed than the state: Viewed 3 hours ago. */
  text?: string
}

export const StateBadge = ({ state, text = stateTexts[state] }: Props) => (
  <span
    className={`shrink-0 rounded-md px-2 py-0.5 text-xs font-semibold whitespace-nowrap ${looks[state]}`}
  >
    {text}
  </span>
)
