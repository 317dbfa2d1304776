import {
  conditionFields,
  conditionKinds,
  conditionLabels,
  kindWords,
} from '#catalogue/conditions/condition.ts'
import { mapMarkNames, mapMarks } from '#catalogue/conditions/map-marks.ts'
import type { WireCondition } from '#server/api/conditions/condition-routes.ts'
import { EntryForm } from '../record-form/entry-form.tsx'
import { FieldControl } from '../record-form/field-control.tsx'
import { useEntryForm } from '../record-form/use-entry-form.ts'
import { Panel } from '../shell/screen-frame.tsx'
import { Choice } from '../ui/choice.tsx'

const kindOptions = conditionKinds.map((value) => ({ value, text: kindWords[value] }))
const markOptions = mapMarkNames.map((value) => ({ value, text: mapMarks[value] }))

const typedFrom = (edited?: WireCondition) => ({
  name: edited?.name ?? '',
  kind: edited?.kind ?? 'road',
  mark: edited?.mark ?? '',
})

/** Adds or renames a road or place. */
export function ConditionForm({ edited }: { edited?: WireCondition }) {
  const form = useEntryForm({
    ...{ edited, path: '/conditions', typedFrom, id: 'condition', first: 'name', place: ['edit'] },
    saidOf: (done) => `Road or place ${done} successfully!`,
  })
  const choice = (name: 'kind' | 'mark') => ({ ...form.input(name), label: conditionLabels[name] })
  return (
    <Panel
      heading={form.isNew ? 'Add a road or place' : 'Change a road or place'}
      headingId="condition-form"
    >
      <EntryForm form={form} verbs={['Add Road', 'Update Road']}>
        <div className="grid gap-4 md:grid-cols-3">
          <FieldControl {...form.field('name')} field={conditionFields.name} />
          <Choice options={kindOptions} {...choice('kind')} />
          <Choice options={markOptions} placeholder="Not drawn" {...choice('mark')} />
        </div>
      </EntryForm>
    </Panel>
  )
}
