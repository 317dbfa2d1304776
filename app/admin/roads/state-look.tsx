import {
  CircleArrowUp,
  CircleCheck,
  CircleQuestionMark,
  CircleX,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react'
import { type ConditionState, stateWords } from '#catalogue/conditions/condition.ts'

const icons: Record<ConditionState, LucideIcon> = {
  open: CircleCheck,
  oneWay: CircleArrowUp,
  restricted: TriangleAlert,
  closed: CircleX,
  notKnown: CircleQuestionMark,
}

const colours: Record<ConditionState, string> = {
  open: 'bg-success-soft text-on-success-soft',
  oneWay: 'bg-primary-soft text-on-primary-soft',
  restricted: 'bg-warning-soft text-on-warning-soft',
  closed: 'bg-danger-soft text-on-danger-soft',
  notKnown: 'bg-surface-3 text-ink',
}

/** A state's icon and word. */
export function StateWord({ state }: { state: ConditionState }) {
  const Icon = icons[state]
  return (
    <>
      <Icon aria-hidden className="size-5 shrink-0" /> {stateWords[state]}
    </>
  )
}

export const StatePill = ({ state }: { state: ConditionState }) => (
  <span
    className={`inline-flex items-center gap-2 rounded-md px-2 py-1 text-sm font-semibold ${colours[state]}`}
  >
    <StateWord state={state} />
  </span>
)
