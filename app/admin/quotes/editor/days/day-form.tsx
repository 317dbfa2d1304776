import type { Day, Version } from '#catalogue/quotes/version.ts'
import { changeDay, dayIn, putBackDay, removeDay } from '../../editing/changes.ts'
import { useEditing } from '../../editing/editing.ts'
import { AreaField, TextField } from '../fields.tsx'
import { focusNext } from '../focus-field.ts'
import { ItemButtons } from '../item-buttons.tsx'
import { DayPicture } from './day-picture.tsx'

interface Props {
  day: Day
  at: number
  isLast: boolean
  onMove: (by: -1 | 1) => void
}

/** The fields of a day. */
export function DayForm({ day, at, isLast, onMove }: Props) {
  const { draft, removed } = useEditing()
  const change = (values: Partial<Day>) =>
    draft.change(changeDay(day.id, (now) => ({ ...now, ...values })))
  const bound = (name: 'title' | 'place' | 'text') => ({
    name: `days.${at}.${name}`,
    select: (version: Version) => dayIn(version, day.id)?.[name] ?? '',
    onChange: (text: string) => change({ [name]: text }),
  })
  function remove() {
    const now = dayIn(draft.get(), day.id)
    if (!now) return
    draft.change(removeDay(day.id))
    removed(`Removed day ${now.day}.`, putBackDay(now))
    focusNext(draft.get().days[Math.max(0, at - 1)]?.id ?? 'add-day')
  }
  return (
    <>
      <TextField label="Title" {...bound('title')} />
      <TextField label="Place" {...bound('place')} />
      <AreaField label="Text" {...bound('text')} />
      <div className="flex flex-wrap items-end justify-between gap-2">
        <DayPicture
          picture={day.picture}
          about={day.title || `day ${day.day}`}
          onChange={(picture) => change({ picture })}
        />
        <ItemButtons
          name={day.title || `day ${day.day}`}
          isFirst={at === 0}
          isLast={isLast}
          onMove={onMove}
          onRemove={remove}
        />
      </div>
    </>
  )
}
