import { RecordForm } from '../../record-form/record-form.tsx'
import { busyTexts, screens } from '../../screens.ts'
import { FormHead } from './form-head.tsx'
import { FormSections } from './form-sections.tsx'
import { PreviewButton } from './preview-button.tsx'
import { type ListingFormOptions, useListingForm } from './use-listing-form.tsx'

interface Props extends ListingFormOptions {
  /** Leaves the listing, or empties the form of a new one. */
  onDiscard: () => void
}

export function ListingForm({ onDiscard, ...options }: Props) {
  const { name, record } = options
  const form = useListingForm(options)
  const screen = screens[name]

  function startOver() {
    form.leave()
    onDiscard()
  }
  return (
    <RecordForm
      form={form}
      aria-labelledby="form-heading"
      isLocked={form.isLocked}
      sent={form.gallery.sentPart}
      save={record ? screen.update : screen.add}
      saving={record ? busyTexts.update : busyTexts.add}
      discard={record ? 'Cancel' : form.isDirty ? 'Start over' : undefined}
      onDiscard={record ? onDiscard : startOver}
      warning={{
        place: ['edit'],
        about: record?.title || form.typing.typed.title || screen.title,
      }}
    >
      <div className="space-y-8 p-4 sm:p-6">
        <FormHead form={form} record={record} />
        <FormSections form={form} screen={screen} />
        {(form.isDirty || !record) && (
          <PreviewButton isBusy={form.isBusy} onPreview={form.saveAndPreview} />
        )}
      </div>
      {form.dialog}
    </RecordForm>
  )
}
