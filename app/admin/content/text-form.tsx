import { useState } from 'react'
import type { Settings } from '#catalogue/settings/setting.ts'
import type { TextSection } from '#catalogue/texts/text.ts'
import type { TextName } from '#catalogue/texts/texts.ts'
import type { WireText } from '#server/api/content/text-routes.ts'
import { useUploads } from '../brand/pending-uploads.ts'
import { FieldControl } from '../record-form/field-control.tsx'
import { FormNotices, RecordForm } from '../record-form/record-form.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { ItemsEditor } from './items-editor.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { TextHeader } from './text-header.tsx'
import { type TextFormState, useTextForm } from './use-text-form.ts'

interface Props {
  name: TextName
  record: WireText
  settings: Settings
  isReadOnly: boolean
  onReload: () => Promise<void>
}

export function TextForm({ name, record, settings, isReadOnly, onReload }: Props) {
  const form = useTextForm({ name, record, isReadOnly, onReload })
  const uploads = useUploads(form)
  const [isPreviewed, setPreviewed] = useState(false)
  const { ask, dialog } = useConfirm()

  async function reset() {
    const question = 'Are you sure you want to go back to the default text?'
    if (await ask({ question, about: form.text.title, verb: 'Go back' })) form.save('reset')
  }
  return (
    <>
      <RecordForm
        {...uploads}
        aria-labelledby="text-heading"
        isReadOnly={isReadOnly}
        save="Save"
        discard={form.isDirty ? 'Discard' : undefined}
        onDiscard={form.discard}
        warning={{ place: ['text'], about: `“${form.text.title}” has unsaved changes.` }}
      >
        <div className="space-y-8 p-4 sm:p-6">
          <TextHeader
            text={form.text}
            record={record}
            onPreview={form.text.page ? () => setPreviewed(true) : undefined}
            onReset={isReadOnly ? undefined : reset}
          />
          <FormNotices form={form} />
          {Object.entries(form.text.sections).map(([section, declared]) => (
            <SectionEditor key={section} name={section} section={declared} form={form} />
          ))}
        </div>
      </RecordForm>
      {form.text.page && (
        <PreviewDialog
          title={form.text.title}
          open={isPreviewed}
          onClose={() => setPreviewed(false)}
          look={{ name, value: form.value, settings }}
        />
      )}
      {dialog}
    </>
  )
}

interface SectionEditorProps {
  name: string
  section: TextSection
  form: TextFormState
}

function SectionEditor({ name, section, form }: SectionEditorProps) {
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
