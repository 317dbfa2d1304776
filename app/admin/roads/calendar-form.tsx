import { calendarFields } from '#catalogue/conditions/calendar-entry.ts'
import type { Field } from '#catalogue/field.ts'
import { yearlyDayText } from '#catalogue/local-costs/season.ts'
import type { WireCalendarEntry } from '#server/api/conditions/calendar-routes.ts'
import { FieldControl } from '../record-form/field-control.tsx'
import { FormFooter } from '../record-form/form-footer.tsx'
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
  const { typed, isNew, type, errors, save, onCancel, ...rest } = useEntryForm({
    ...{ edited, path: '/calendar', typedFrom, first: 'entry-title', place: ['entry'] },
    saidOf: (done) => `Calendar ${done === 'added' ? 'added to' : done} successfully!`,
  })
  const { unsaved, isBusy, notice, form } = rest
  return (
    <Panel heading={isNew ? 'Add a yearly event' : 'Change a yearly event'} headingId="entry-form">
      <form ref={form} onSubmit={save} noValidate className="space-y-4">
        {notice}
        <div className="grid gap-4 md:grid-cols-2">
          {Object.entries(fields).map(([name, field]) => (
            <FieldControl
              key={name}
              id={`entry-${name}`}
              name={name}
              field={field}
              text={typed[name] ?? ''}
              errors={errors[name]}
              onChange={(text) => type(name, text)}
            />
          ))}
        </div>
        <FormFooter
          verb={isNew ? 'Add to Calendar' : 'Update Calendar'}
          {...{ isBusy, unsaved, onCancel }}
        />
      </form>
    </Panel>
  )
}
