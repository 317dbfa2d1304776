import { useState } from 'react'
import type { Settings } from '#catalogue/settings/setting.ts'
import type { TextName } from '#catalogue/texts/texts.ts'
import { EditForm } from '../record-form/edit-form.tsx'
import { LeaveWarning } from '../record-form/leave-warning.tsx'
import { Restored } from '../record-form/restored.tsx'
import { SaveBar } from '../record-form/save-bar.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { SectionEditor } from './section-editor.tsx'
import { TextHead } from './text-head.tsx'
import { useTextForm } from './use-text-form.tsx'
import type { WireText } from './wire-text.ts'

interface Props {
  name: TextName
  record: WireText
  settings: Settings
  /** Whoever looks at it may not change it. */
  isReadOnly: boolean
  /** Reads the text again as it is now on the server. */
  onReload: () => Promise<void>
}

const backQuestion = 'Are you sure you want to go back to the default text?'

/** The editor of one text. */
export function TextForm({ name, record, settings, isReadOnly, onReload }: Props) {
  const form = useTextForm({ name, record, isReadOnly, onReload })
  const [isPreviewed, setPreviewed] = useState(false)
  const { ask, dialog } = useConfirm()

  async function goBack() {
    if (await ask({ question: backQuestion, about: form.text.title, verb: 'Go back' })) form.reset()
  }
  return (
    <>
      <EditForm
        aria-labelledby="text-heading"
        refusals={form.refusals}
        onSave={() => isReadOnly || form.save()}
        bar={
          !isReadOnly && (
            <SaveBar
              isDirty={form.typing.isTyped}
              isBusy={form.isBusy}
              save="Save"
              saving="Saving..."
              discard={form.typing.isTyped ? 'Discard' : undefined}
              onDiscard={form.discard}
            />
          )
        }
      >
        <div className="space-y-8 p-4 sm:p-6">
          <TextHead
            text={form.text}
            record={record}
            onPreview={() => setPreviewed(true)}
            onReset={isReadOnly ? undefined : goBack}
          />
          {form.notice}
          {form.typing.restoredFrom && <Restored at={form.typing.restoredFrom} />}
          {Object.entries(form.text.sections).map(([section, declared]) => (
            <SectionEditor key={section} name={section} section={declared} form={form} />
          ))}
        </div>
      </EditForm>
      <LeaveWarning
        isDirty={() => form.typing.isTyped}
        place={['text']}
        about={`“${form.text.title}” has changes that are not saved.`}
        onLeave={form.leave}
      />
      <PreviewDialog
        title={form.text.title}
        open={isPreviewed}
        onClose={() => setPreviewed(false)}
        look={{ name, value: form.value(), settings }}
      />
      {dialog}
    </>
  )
}
