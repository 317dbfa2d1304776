import type { KindName } from '#catalogue/kinds.ts'
import type { WireListing } from '../../api/wire.ts'
import { EditForm } from '../../record-form/edit-form.tsx'
import { LeaveWarning } from '../../record-form/leave-warning.tsx'
import { SaveBar } from '../../record-form/save-bar.tsx'
import { busyTexts, screens } from '../../screens.ts'
import { PreviewButton } from '../preview-button.tsx'
import { FormHead } from './form-head.tsx'
import { FormSections } from './form-sections.tsx'
import { useListingForm } from './use-listing-form.ts'
import { useListingSave } from './use-listing-save.tsx'

interface Props {
  name: KindName
  /** The listing to change; absent for a new one. */
  record?: WireListing
  onSaved: () => void
  /** Goes on with a listing that was saved for its preview. */
  onStored: (id: number) => void
  onReload: () => void
  /** Leaves the listing, or empties the form of a new one. */
  onDiscard: () => void
}

export function ListingForm({ onDiscard, ...props }: Props) {
  const { name, record } = props
  const form = useListingForm({ name, record })
  const saving = useListingSave({ form, ...props })
  const { leave } = saving
  const isLocked = form.isBusy || saving.isSaved
  const screen = screens[name]

  function startOver() {
    leave()
    onDiscard()
  }
  return (
    <EditForm
      aria-labelledby="form-heading"
      refusals={form.wrong.refusals}
      onSave={saving.save}
      isLocked={isLocked}
      bar={
        <SaveBar
          isDirty={form.isDirty}
          isBusy={form.isBusy}
          isLocked={isLocked}
          sent={form.gallery.sentPart}
          save={record ? screen.update : screen.add}
          saving={record ? busyTexts.update : busyTexts.add}
          discard={record ? 'Cancel' : form.isDirty ? 'Start over' : undefined}
          onDiscard={record ? onDiscard : startOver}
        />
      }
    >
      <div className="space-y-8 p-4 sm:p-6">
        <FormHead form={form} record={record} />
        {saving.notice}
        <FormSections form={form} screen={screen} />
        {(form.isDirty || !record) && (
          <PreviewButton form={form} onPreview={saving.saveAndPreview} />
        )}
      </div>
      <LeaveWarning
        isDirty={saving.isDirty}
        place={['edit']}
        about={record?.title || form.typing.typed.title || screen.title}
        onLeave={leave}
      />
      {saving.dialog}
    </EditForm>
  )
}
