import { isTap } from '#catalogue/enquiries/enquiry.ts'
import type { WireEnquiryFile } from '#server/api/enquiries/enquiry-schemas.ts'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/field-errors.ts'
import { alert, toast } from '../../notice.ts'
import { bindFields } from '../../record-form/bind-fields.ts'
import type { Typed } from '../../record-form/typed.ts'
import { useRecordForm } from '../../record-form/use-record-form.tsx'
import { useTyped } from '../../record-form/use-typed.ts'
import { useReload } from '../../use-rendered.ts'
import { erased } from './erased.ts'
import { differencesOf, typedSince } from './over-their-enquiry.ts'

const typedOf = (enquiry: WireEnquiryFile): Typed => ({
  note: '',
  ...(isTap(enquiry.form) && whoOf(enquiry)),
})

/** The contact data that visitors enter in forms, and staff after a tap. */
const whoOf = ({ name, phone, email }: WireEnquiryFile) => ({ name, phone, email })

/** Absent fields keep changes by others. */
const bodyOf = ({ note, ...touched }: Typed) => ({
  ...touched,
  ...(note?.trim() && { note }),
})

/** The form for notes, and saving it. */
export function useNoteForm(enquiry: WireEnquiryFile) {
  const path = `/Enquiry/${enquiry.id}`
  const typing = useTyped({
    draftKey: `Enquiry:${enquiry.id}`,
    initial: typedOf(enquiry),
    version: enquiry.version,
  })
  const reload = useReload()
  const body = bodyOf(typing.touched)
  const form = useRecordForm<WireEnquiryFile, WireEnquiryFile>({
    drafts: [typing],
    transmit({ theirs, send }) {
      const { version } = theirs ?? { version: versionOf(typing, enquiry) }
      return send(() => call('PUT', path, { ...body, version }))
    },
    async onSaved(saved) {
      typing.settle(typing.typed, typedOf(saved), saved.version)
      typing.setValue((now) => ({ ...now, note: typedSince(now.note, typing.typed.note) }))
      await reload()
      return toast('Enquiry updated successfully!')
    },
    failure: (problem) => alert(problem.status === 404 ? erased : messageOf(problem)),
    conflict: {
      record: { path },
      intro:
        'Nothing of yours is lost. Here is how theirs differs from what you were about to save:',
      differences: (theirs) => differencesOf(theirs, body),
      onTakeTheirs(theirs) {
        typing.begin(typedOf(theirs), theirs.version)
        // A note overwrites nothing.
        typing.change('note', typing.typed.note ?? '')
        reload()
      },
    },
  })
  return { form, input: bindFields(typing, form).input }
}

/**
 * The version that is overwritten: a one-tap change next to the form creates a new one, which is no
 * conflict as long as the contact data is still as when typing began.
 */
function versionOf(typing: ReturnType<typeof useTyped>, enquiry: WireEnquiryFile) {
  const now: Typed = typedOf(enquiry)
  const began: Typed = typing.began
  const isSame = Object.keys(now).every((name) => now[name] === began[name])
  return isSame ? enquiry.version : typing.version
}
