import { Plus } from 'lucide-react'
import { memo } from 'react'
import { moveDay } from '#catalogue/quotes/shift-days.ts'
import { dayOfNumber } from '#catalogue/quotes/stay-days.ts'
import { daysText } from '../../../dates.ts'
import { Panel } from '../../../shell/screen-frame.tsx'
import { Button } from '../../../ui/button.tsx'
import { dayIn, newDay, nextDay, withDay } from '../../editing/changes.ts'
import { useEditing, useIds, useLaterVersion, useVersion, useView } from '../../editing/editing.ts'
import { focusField } from '../focus-field.ts'
import { SortableItem } from '../sortable-item.tsx'
import { SortableList } from '../sortable-list.tsx'
import { Unfolding } from '../unfolding.tsx'
import { DayForm } from './day-form.tsx'

/** The days' contents, which can be moved; dates stay. */
export function DayList() {
  const { draft, view } = useEditing()
  const ids = useIds(({ days }) => days)
  const next = useVersion(nextDay)
  const move = (from: number, to: number) =>
    draft.change((version) => ({ ...version, days: moveDay(version.days, from, to) }))
  const nameOf = (id: string) => {
    const day = dayIn(draft.get(), id)
    return day?.title || `day ${day?.day ?? ''}`
  }
  function add() {
    if (next === undefined) return
    const day = newDay(next)
    draft.change(withDay(day))
    const at = draft.get().days.findIndex(({ id }) => id === day.id)
    focusField({ view, draft }, `days.${at}.title`)
  }
  return (
    <Panel heading="Days">
      {ids.length === 0 ? (
        <p className="pb-3 text-ink-muted">No days yet. Describe what the guest does on each.</p>
      ) : (
        <SortableList label="Days" ids={ids} nameOf={nameOf} onMove={move}>
          {ids.map((id, at) => (
            <DayRow key={id} id={id} at={at} isLast={at === ids.length - 1} onMove={move} />
          ))}
        </SortableList>
      )}
      {next !== undefined && (
        <div className="pt-3">
          <Button id="add-day" className="w-full" onClick={add}>
            <Plus aria-hidden className="size-5" /> Add day {next}
          </Button>
        </div>
      )}
    </Panel>
  )
}

interface RowProps {
  id: string
  at: number
  isLast: boolean
  onMove: (from: number, to: number) => void
}

const DayRow = memo(function DayRow({ id, at, isLast, onMove }: RowProps) {
  const { view } = useEditing()
  const day = useLaterVersion((version) => dayIn(version, id))
  const arrival = useVersion((version) => version.arrival)
  const nights = useVersion((version) => version.nights)
  const isOpen = useView(({ dayId }) => dayId === id)
  if (!day) return null
  const date = arrival && daysText(dayOfNumber(arrival, day.day))
  const isAfter = day.day > nights + 1
  return (
    <SortableItem id={id} name={day.title || `day ${day.day}`}>
      <Unfolding
        id={id}
        isOpen={isOpen}
        onToggle={() => view.change((now) => ({ ...now, dayId: isOpen ? undefined : id }))}
        summary={
          <>
            <span className="block text-sm text-ink-muted">
              Day {day.day}
              {date && `, ${date}`}
              {isAfter && <span className="text-danger"> after the departure</span>}
            </span>
            <span className={`block ${day.title ? '' : 'text-ink-muted'}`}>
              {day.title || 'No title yet'}
            </span>
          </>
        }
      >
        <DayForm day={day} at={at} isLast={isLast} onMove={(by) => onMove(at, at + by)} />
      </Unfolding>
    </SortableItem>
  )
})
