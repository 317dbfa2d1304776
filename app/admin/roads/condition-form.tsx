import {
  conditionFields,
  conditionKinds,
  conditionLabels,
  kindWords,
} from '#catalogue/conditions/condition.ts'
import { mapMarkNames, mapMarks } from '#catalogue/conditions/map-marks.ts'
import type { WireCondition } from '#server/api/conditions/condition-routes.ts'
import { FieldControl } from '../record-form/field-control.tsx'
import { FormFooter } from '../record-form/form-footer.tsx'
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
  const { typed, isNew, type, errors, save, onCancel, ...rest } = useEntryForm({
    ...{ edited, path: '/conditions', typedFrom, first: 'condition-name', place: ['edit'] },
    saidOf: (done) => `Road or place ${done} successfully!`,
  })
  const { unsaved, isBusy, notice, form } = rest
  const choice = (name: 'kind' | 'mark') => ({
    ...{ id: `condition-${name}`, label: conditionLabels[name] },
    ...{ value: typed[name], errors: errors[name] },
    onChange: ({ target }: React.ChangeEvent<HTMLSelectElement>) => type(name, target.value),
  })
  return (
    <Panel
      heading={isNew ? 'Add a road or place' : 'Change a road or place'}
      headingId="condition-form"
    >
      <form ref={form} onSubmit={save} noValidate className="space-y-4">
        {notice}
        <div className="grid gap-4 md:grid-cols-3">
          <FieldControl
            id="condition-name"
            name="name"
            field={conditionFields.name}
            text={typed.name ?? ''}
            errors={errors.name}
            onChange={(text) => type('name', text)}
          />
          <Choice options={kindOptions} {...choice('kind')} />
          <Choice options={markOptions} placeholder="Not drawn" {...choice('mark')} />
        </div>
        <FormFooter verb={isNew ? 'Add Road' : 'Update Road'} {...{ isBusy, unsaved, onCancel }} />
      </form>
    </Panel>
  )
}
