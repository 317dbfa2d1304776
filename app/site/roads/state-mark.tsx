import type { ConditionState } from '#catalogue/conditions/condition.ts'

/** The sign of each state in a circle of 24; distinguishable without colour. */
const shapes: Record<ConditionState, string> = {
  open: 'M7.5 12.5l3 3 6-7',
  oneWay: 'M12 17.5v-11M8 10.5l4-4 4 4',
  restricted: 'M12 6.5v7M12 17v.1',
  closed: 'M8 8l8 8M16 8l-8 8',
  notKnown: 'M9.4 9.6a2.7 2.7 0 1 1 3.9 2.4c-.9.5-1.3.9-1.3 2M12 17v.1',
}

/** The sign of a state, 24 by 24 around its position. */
export const StateSign = ({ state }: { state: ConditionState }) => (
  <g className={`state-${state}`} strokeLinecap="round" strokeLinejoin="round">
    <circle cx="12" cy="12" r="11" fill="var(--state)" stroke="var(--surface)" strokeWidth="1.5" />
    <path d={shapes[state]} fill="none" stroke="var(--on-state)" strokeWidth="2.5" />
  </g>
)

export const StateIcon = ({ state }: { state: ConditionState }) => (
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden>
    <StateSign state={state} />
  </svg>
)
