import type { CalendarEntry } from '#catalogue/conditions/calendar-entry.ts'
import {
  type Condition,
  type ConditionKind,
  conditionStates,
  stateWords,
} from '#catalogue/conditions/condition.ts'
import { nextEnd, shownAt } from '#catalogue/conditions/shown-at.ts'
import { inlineScript } from '../../inline/inline-script.ts'
import { showPastHours } from '../../inline/past-hours.ts'
import { dial } from '../site.ts'
import { DatedLine, notYet } from './past-hour.tsx'
import { countStates, linesOf, someOtherYear } from './road-words.ts'
import { StateIcon } from './state-mark.tsx'
import { ValleyMap } from './valley-map.tsx'
import { CalendarBands, MonthPictures, type ShownMonth } from './year.tsx'

interface Props {
  conditions: Condition[]
  entries: CalendarEntry[]
  months: ShownMonth[]
  now: Date
  phone: string
}

/**
 * Conditions of roads and places, and the yearly calendar. Rendered to static markup, so it has no
 * state.
 */
export function RoadsBody({ conditions, entries, months, now, phone }: Props) {
  return (
    <>
      <div className="page roads">
        <Summary conditions={conditions} now={now} phone={phone} />
        <figure className="roads-map">
          <ValleyMap conditions={conditions} now={now} />
          <figcaption className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1 text-sm">
            {conditionStates.map((state) => (
              <span key={state} className="flex items-center gap-2">
                <StateIcon state={state} /> {stateWords[state]}
              </span>
            ))}
          </figcaption>
        </figure>
        <div className="flex flex-col gap-6">
          <List title="Roads" kind="road" conditions={conditions} now={now} />
          <List title="Places" kind="place" conditions={conditions} now={now} />
        </div>
      </div>
      {entries.length > 0 && (
        <section className="page section" aria-labelledby="calendar">
          <h2 id="calendar" className="text-3xl">
            The year in Kashmir
          </h2>
          <p className="mt-2 text-ink-muted">
            What usually comes when. Snow and blossom keep no timetable: ask us before you book
            around them.
          </p>
          <CalendarBands entries={entries} />
          <MonthPictures months={months} />
        </section>
      )}
      <script>{inlineScript(showPastHours)}</script>
    </>
  )
}

function Summary({ conditions, now, phone }: Omit<Props, 'entries' | 'months'>) {
  const counts = countStates(conditions, now)
  const isKnown = counts.some(([state]) => state !== 'notKnown')
  return (
    <p className="roads-summary" data-until={nextEnd(conditions, now)?.toISOString()}>
      <span data-now="">
        {isKnown
          ? counts.map(([state, count]) => `${count} ${stateWords[state].toLowerCase()}`).join(', ')
          : 'We have no recent report of any road'}
      </span>
      <span data-past="" style={notYet}>
        Some of this is out of date, and no longer certain
      </span>
      . Setting out? <a href={dial(phone)} className="link">{`Call us on ${phone}`}</a>.
    </p>
  )
}

interface ListProps extends Pick<Props, 'conditions' | 'now'> {
  title: string
  kind: ConditionKind
}

function List({ title, kind, conditions, now }: ListProps) {
  const listed = conditions.filter((each) => each.kind === kind)
  if (listed.length === 0) return null
  return (
    <section aria-labelledby={`all-${kind}s`}>
      <h2 id={`all-${kind}s`} className="text-2xl">
        {title}
      </h2>
      <ul className="mt-3">
        {listed.map((condition) => (
          <Entry key={condition.id} condition={condition} now={now} />
        ))}
      </ul>
    </section>
  )
}

/** A valid state is accompanied by the hidden expired one, for stored copies. */
function Entry({ condition, now }: { condition: Condition; now: Date }) {
  const { state, isLastKnown } = shownAt(condition, now)
  const end = state === 'notKnown' || isLastKnown ? null : condition.holdsUntil
  return (
    <li className="roads-entry" data-until={end ?? undefined}>
      <h3 className="min-w-0 text-lg">{condition.name}</h3>
      <Known condition={condition} now={now} when={{ 'data-now': '' }} />
      {end && (
        <Known
          condition={condition}
          now={new Date(end)}
          today={someOtherYear}
          when={{ 'data-past': '', style: notYet }}
        />
      )}
    </li>
  )
}

interface KnownProps {
  condition: Condition
  now: Date
  today?: Date
  when: { 'data-now'?: string; 'data-past'?: string; style?: React.CSSProperties }
}

function Known({ condition, now, today = now, when }: KnownProps) {
  const { state } = shownAt(condition, now)
  const dated = linesOf(condition, now, someOtherYear)
  return (
    <>
      <p className="flex items-center gap-2 font-semibold" {...when}>
        <StateIcon state={state} /> {stateWords[state]}
      </p>
      {linesOf(condition, now, today).map((line, at) => (
        <p key={line} className="roads-line" {...when}>
          <DatedLine now={now} text={line} dated={dated[at] ?? line} />
        </p>
      ))}
    </>
  )
}
