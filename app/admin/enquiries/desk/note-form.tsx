import { isTap } from '#catalogue/enquiries/enquiry.ts'
import type { WireEnquiryFile } from '#server/api/enquiries/enquiry-schemas.ts'
import type { BoundFields } from '../../record-form/bind-fields.ts'
import { FormNotices, RecordForm } from '../../record-form/record-form.tsx'
import { TextArea, TextInput } from '../../ui/text-input.tsx'
import { nameOf } from '../enquiry-words.ts'
import { useNoteForm } from './use-note-form.ts'

/** A note of staff about an enquiry; for a tap, also who it was. */
export function NoteForm({ enquiry }: { enquiry: WireEnquiryFile }) {
  const { form, input } = useNoteForm(enquiry)
  const about = `What you wrote about ${nameOf(enquiry)} is not saved.`
  return (
    <RecordForm
      form={form}
      aria-label="Work on it"
      save="Save"
      warning={{ place: [], about }}
      onLeave={form.discard}
    >
      <div className="grid gap-5 p-4 sm:p-5 @md:grid-cols-2">
        <div className="space-y-5 empty:hidden @md:col-span-2">
          <FormNotices form={form} />
        </div>
        {isTap(enquiry.form) && <WhoFields input={input} />}
        <div className="@md:col-span-2">
          <TextArea {...input('note')} label="Note" hint="Only staff see it" rows={2} />
        </div>
      </div>
    </RecordForm>
  )
}

const fields = [
  { name: 'name', label: 'Name', autoComplete: 'off' },
  { name: 'phone', label: 'Phone', type: 'tel', inputMode: 'tel', autoComplete: 'off' },
  { name: 'email', label: 'Email', type: 'email', inputMode: 'email', autoComplete: 'off' },
] as const

/** The name of the person who tapped. */
function WhoFields({ input }: Pick<BoundFields, 'input'>) {
  return (
    <>
      <p className="text-sm text-ink-muted @md:col-span-2">
        Fill in who it is once they write or call. From then on it is an enquiry like any other.
      </p>
      {fields.map((field) => (
        <TextInput key={field.name} {...input(field.name)} {...field} />
      ))}
    </>
  )
}
