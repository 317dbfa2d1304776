import { calendarFields } from '#catalogue/conditions/calendar-entry.ts'
import type { Field } from '#catalogue/field.ts'
import { yearlyDayText } from '#catalogue/local-costs/season.ts'
import type { WireCalendarEntry } from '#server/api/conditions/calendar-routes.ts'
import { EntryForm } from '../record-form/entry-form.tsx'
import { FieldControl } from '../record-form/field-control.tsx'
import { typedOf } from '../record-form/typed.ts'
import { useEntryForm } from '../record-form/use-entry-form.ts'
import { Panel } from '../shell/screen-frame.tsx'

const fields: Record<string, Field> = calendarFields

const typedFrom = (edited?: WireCalendarEntry) =>
  typedOf(
    fields,
    edited && { ...edited, from: yearlyDayText(edited.from), to: yearlyDayText(edited.to) },
  )

/** Adds or changes a yearly entry. */
export function CalendarForm({ edited }: { edited?: WireCalendarEntry }) {
  const form = useEntryForm({
    ...{ edited, path: '/calendar', typedFrom, id: 'entry', first: 'title', place: ['entry'] },
    saidOf: (done) => `Calendar ${done === 'added' ? 'added to' : done} successfully!`,
  })
  return (
    <Panel
      heading={form.isNew ? 'Add a yearly event' : 'Change a yearly event'}
      headingId="entry-form"
    >
      <EntryForm form={form} verbs={['Add to Calendar', 'Update Calendar']}>
        <div className="grid gap-4 md:grid-cols-2">
          {Object.entries(fields).map(([name, field]) => (
            <FieldControl key={name} {...form.field(name)} field={field} />
          ))}
        </div>
      </EntryForm>
    </Panel>
  )
}
