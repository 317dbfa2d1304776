import type { TextSection } from '#catalogue/texts/text.ts'
import { FieldControl } from '../record-form/field-control.tsx'
import { ItemsEditor } from './items-editor.tsx'
import type { TextFormState } from './use-text-form.ts'

interface Props {
  name: string
  section: TextSection
  form: TextFormState
}

export function SectionEditor({ name, section, form }: Props) {
  const { label, fields, items } = section
  const { typing, errors, clear } = form
  return (
    <fieldset className="min-w-0 space-y-5">
      <legend className="font-display text-lg font-semibold">{label}</legend>
      <fieldset disabled={form.isReadOnly} className="min-w-0 space-y-5 empty:hidden">
        {Object.entries(fields).map(([field, declared]) => (
          <FieldControl
            key={field}
            id={`${name}-${field}`}
            name={field}
            field={declared}
            text={typing.typed[name]?.fields[field] ?? ''}
            errors={errors[`${name}.${field}`]}
            onChange={(value) => {
              typing.changeField(name, field, value)
              clear(`${name}.${field}`)
            }}
          />
        ))}
      </fieldset>
      {items && <ItemsEditor section={name} declared={items} form={form} />}
    </fieldset>
  )
}
