import { type Condition, type ConditionState, stateWords } from '#catalogue/conditions/condition.ts'
import { type MapMark, mapMarkNames } from '#catalogue/conditions/map-marks.ts'
import { shownAt } from '#catalogue/conditions/shown-at.ts'
import {
  type Drawn,
  dots,
  drawn,
  mapSize,
  otherRoads,
  peaks,
  river,
  towns,
  valley,
  waters,
} from './map-lines.ts'
import { StateSign } from './state-mark.tsx'

interface Props {
  conditions: Condition[]
  now: Date
}

/** The valley, and what is known of its roads now. The list beside it says the same in words. */
export function ValleyMap({ conditions, now }: Props) {
  const marked = mapMarkNames.flatMap((mark) => {
    const condition = conditions.find((each) => each.mark === mark)
    return condition ? [{ mark, state: shownAt(condition, now).state }] : []
  })
  const bare = mapMarkNames.filter((mark) => !marked.some((each) => each.mark === mark))
  return (
    <svg
      viewBox={`0 0 ${mapSize} ${mapSize}`}
      className="valley-map"
      role="img"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-label={`Map of the Kashmir valley. ${said(marked)}`}
    >
      <Land />
      {[...otherRoads, ...bare.flatMap((mark) => drawn[mark].path ?? [])].map((path) => (
        <path key={path} d={path} stroke="var(--border-strong)" strokeWidth="2.5" />
      ))}
      {marked.map(({ mark, state }) => (
        <Way key={mark} {...drawn[mark]} state={state} />
      ))}
      <Towns />
      {marked.map(({ mark, state }) => (
        <Mark key={mark} {...drawn[mark]} state={state} />
      ))}
    </svg>
  )
}

const said = (marked: { mark: MapMark; state: ConditionState }[]) =>
  marked
    .map(({ mark, state }) => `${drawn[mark].name}: ${stateWords[state].toLowerCase()}`)
    .join(', ')

const Land = () => (
  <>
    <path d={valley} fill="var(--success-soft)" />
    <path
      d={peaks.map(([x, y]) => `M${x} ${y}l12-20 8 11 5-7 11 16`).join('')}
      stroke="var(--border-strong)"
      strokeWidth="2"
    />
    <path d={river} stroke="var(--lake-300)" strokeWidth="3" />
    <path d={waters.join('')} fill="var(--lake-300)" />
  </>
)

/** No two look alike without their colours. */
const strokes: Record<ConditionState, { strokeWidth: number; strokeDasharray?: string }> = {
  open: { strokeWidth: 6 },
  oneWay: { strokeWidth: 6, strokeDasharray: '18 10' },
  restricted: { strokeWidth: 6, strokeDasharray: '9 9' },
  closed: { strokeWidth: 8, strokeDasharray: '1 10' },
  notKnown: { strokeWidth: 4, strokeDasharray: '5 8' },
}

function Way({ path, state }: Drawn & { state: ConditionState }) {
  if (!path) return null
  return (
    <g className={`state-${state}`}>
      <path d={path} stroke="var(--surface)" strokeWidth="11" />
      <path d={path} stroke="var(--state)" {...strokes[state]} />
    </g>
  )
}

const Towns = () => (
  <>
    {dots.map(([x, y]) => (
      <circle key={x} cx={x} cy={y} r="5" fill="var(--ink)" />
    ))}
    {towns.map(([name, x, y, anchor]) => (
      <text
        key={name}
        x={x}
        y={y}
        textAnchor={anchor}
        className="map-town"
        fill="var(--ink-muted)"
        fontStyle="italic"
      >
        {name}
      </text>
    ))}
  </>
)

function Mark({
  at: [x, y],
  name,
  label: [left, base, anchor],
  state,
}: Drawn & { state: ConditionState }) {
  return (
    <>
      <g transform={`translate(${x - 12} ${y - 12})`}>
        <StateSign state={state} />
      </g>
      <text
        x={left}
        y={base}
        textAnchor={anchor}
        className="map-name"
        fill="var(--ink)"
        fontWeight="600"
      >
        {name}
      </text>
    </>
  )
}
