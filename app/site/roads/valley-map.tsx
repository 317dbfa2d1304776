import { type Condition, type ConditionState, stateWords } from '#catalogue/conditions/condition.ts'
import { dotsOf, landOf, namesOf, pageColours, roadsOf } from '#catalogue/conditions/draw-map.ts'
import { type Drawn, drawn, mapSize, otherRoads, towns } from '#catalogue/conditions/map-lines.ts'
import { type MapMark, mapMarkNames } from '#catalogue/conditions/map-marks.ts'
import { nextEnd, shownAt } from '#catalogue/conditions/shown-at.ts'
import { FinishedShapes } from '../listing-page/finished-markup.tsx'
import { notYet } from './past-hour.tsx'
import { StateSign } from './state-mark.tsx'

interface Props {
  conditions: Condition[]
  now: Date
}

/** A map of the valley with the state of its roads, which the list next to it also has in words. */
export function ValleyMap({ conditions, now }: Props) {
  const marked = mapMarkNames.flatMap((mark) => {
    const condition = conditions.find((each) => each.mark === mark)
    if (!condition) return []
    const { state } = shownAt(condition, now)
    return [{ mark, state, end: state === 'notKnown' ? null : condition.holdsUntil }]
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
      data-until={nextEnd(conditions, now)?.toISOString()}
      data-past-label="Map of the Kashmir valley. The list says what is still known."
    >
      <FinishedShapes svg={groundOf(bare)} />
      {marked.map(({ mark, ...known }) => (
        <InState key={mark} {...known} draw={(state) => <Way {...drawn[mark]} state={state} />} />
      ))}
      <FinishedShapes svg={townsDrawn} />
      {marked.map(({ mark, ...known }) => (
        <InState key={mark} {...known} draw={(state) => <Mark {...drawn[mark]} state={state} />} />
      ))}
    </svg>
  )
}

function groundOf(bare: MapMark[]): string {
  const roads = [...otherRoads, ...bare.flatMap((mark) => drawn[mark].path ?? [])]
  return landOf(pageColours) + roadsOf(roads, pageColours, 2.5)
}

const townLook = ` class="map-town" fill="${pageColours.muted}"`
const townsDrawn = dotsOf(towns, pageColours.ink) + namesOf(towns, townLook)

interface InStateProps {
  state: ConditionState
  end: string | null
  draw: (state: ConditionState) => React.ReactNode
}

/** Its current state, and the hidden expired one. */
function InState({ state, end, draw }: InStateProps) {
  if (end === null) return draw(state)
  return (
    <g data-until={end}>
      <g data-now="">{draw(state)}</g>
      <g data-past="" style={notYet}>
        {draw('notKnown')}
      </g>
    </g>
  )
}

const said = (marked: { mark: MapMark; state: ConditionState }[]) =>
  marked
    .map(({ mark, state }) => `${drawn[mark].name}: ${stateWords[state].toLowerCase()}`)
    .join(', ')

/** All are distinguishable without colours. */
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
