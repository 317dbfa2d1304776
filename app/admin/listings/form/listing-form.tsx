import { Eye } from 'lucide-react'
import type { WireEntry } from '#server/api/operations/history-routes.ts'
import type { WireListing } from '#server/wire/schemas.ts'
import { RecordForm } from '../../record-form/record-form.tsx'
import { busyTexts, screens } from '../../screens.ts'
import { Button } from '../../ui/button.tsx'
import { FormHeader } from './form-header.tsx'
import { FormSection, sectionsOf } from './form-sections.tsx'
import { SectionLinks } from './section-links.tsx'
import { type ListingFormOptions, useListingForm } from './use-listing-form.tsx'

interface Props extends ListingFormOptions {
  /** Is told whether there are unsaved changes. */
  unsaved: React.RefObject<() => boolean>
  lastChange?: WireEntry
  onDuplicate: (record: WireListing) => void
  /** Leaves the listing, or empties the form of a new one. */
  onDiscard: () => void
}

export function ListingForm({ unsaved, lastChange, onDuplicate, onDiscard, ...options }: Props) {
  const { name, record } = options
  const form = useListingForm(options)
  const screen = screens[name]
  const sections = sectionsOf({ form, screen })
  unsaved.current = form.hasUnsaved

  function startOver() {
    form.leave()
    onDiscard()
  }
  return (
    <RecordForm
      form={form}
      aria-labelledby="form-heading"
      isLocked={form.isLocked}
      sent={form.gallery.sentPart ?? form.parts.sentPart}
      save={record ? screen.update : screen.add}
      saving={record ? busyTexts.update : busyTexts.add}
      other={form.otherSave}
      discard={record ? 'Cancel' : form.isDirty ? 'Start over' : undefined}
      onDiscard={record ? onDiscard : startOver}
      warning={{
        place: ['edit'],
        about: record?.title || form.typing.typed.title || screen.title,
      }}
    >
      <div className="p-4 pb-2 sm:px-6 sm:pt-5">
        <FormHeader {...{ form, record, lastChange, onDuplicate }} />
      </div>
      <SectionLinks sections={sections} />
      <div className="space-y-8 p-4 sm:p-6">
        {sections.map((section) => (
          <FormSection key={section.id} {...section} />
        ))}
        {(form.isDirty || !record) && (
          <PreviewButton isBusy={form.isBusy} onPreview={form.saveAndPreview} />
        )}
      </div>
      {form.dialog}
    </RecordForm>
  )
}

interface PreviewButtonProps {
  isBusy: boolean
  onPreview: () => void
}

/** The preview at the end of the form, which saves the listing first. */
function PreviewButton({ isBusy, onPreview }: PreviewButtonProps) {
  return (
    <div className="space-y-2">
      <Button onClick={onPreview} disabled={isBusy} className="w-full sm:w-auto">
        <Eye aria-hidden className="size-5" /> Save as draft and preview
      </Button>
      <p className="text-sm text-ink-muted">
        Opens the page in a new tab as visitors will see it. Drafts aren’t visible to them.
      </p>
    </div>
  )
}
