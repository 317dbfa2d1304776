import { useRevalidator } from 'react-router'
import { isTap } from '#catalogue/enquiries/enquiry.ts'
import type { WireEnquiryFile } from '#server/api/enquiries/enquiry-schemas.ts'
import { call } from '../../api/call.ts'
import { toast } from '../../notice.ts'
import { bindFields } from '../../record-form/bind-fields.ts'
import type { Typed } from '../../record-form/typed.ts'
import { useRecordForm } from '../../record-form/use-record-form.tsx'
import { useTyped } from '../../record-form/use-typed.ts'
import { differencesOf } from './over-their-enquiry.ts'

const typedOf = (enquiry: WireEnquiryFile): Typed => ({
  note: '',
  ...(isTap(enquiry.form) && whoOf(enquiry)),
})

/** What visitors type themselves into a form, and staff after a tap. */
const whoOf = ({ name, phone, email }: WireEnquiryFile) => ({ name, phone, email })

/** An absent field leaves what somebody else may have made of it. */
const bodyOf = ({ note, ...touched }: Typed) => ({
  ...touched,
  ...(note?.trim() && { note }),
})

/** What staff write about an enquiry, and its way to the server. */
export function useNoteForm(enquiry: WireEnquiryFile) {
  const path = `/Enquiry/${enquiry.id}`
  const typing = useTyped({
    draftKey: `Enquiry:${enquiry.id}`,
    initial: typedOf(enquiry),
    version: enquiry.version,
  })
  const { revalidate } = useRevalidator()
  const body = bodyOf(typing.touched)
  const form = useRecordForm<WireEnquiryFile, WireEnquiryFile>({
    drafts: [typing],
    transmit({ theirs, send }) {
      const { version } = theirs ?? { version: versionOf(typing, enquiry) }
      return send(() => call('PUT', path, { ...body, version }))
    },
    async onSaved(saved) {
      typing.settle(typing.typed, typedOf(saved), saved.version)
      await revalidate()
      return toast('Enquiry updated successfully!')
    },
    conflict: {
      record: { path },
      intro:
        'Nothing of yours is lost. Here is how theirs differs from what you were about to save:',
      differences: (theirs) => differencesOf(theirs, body),
      onTakeTheirs(theirs) {
        typing.begin(typedOf(theirs), theirs.version)
        // A note overwrites nothing of theirs.
        typing.change('note', typing.typed.note ?? '')
        revalidate()
      },
    },
  })
  return { form, input: bindFields(typing, form).input }
}

/**
 * The version that is overwritten: what one tap changes beside the form makes a new one, which is no
 * conflict as long as who it was from is still what the typing began with.
 */
function versionOf(typing: ReturnType<typeof useTyped>, enquiry: WireEnquiryFile) {
  const now: Typed = typedOf(enquiry)
  const began: Typed = typing.began
  const isSame = Object.keys(now).every((name) => now[name] === began[name])
  return isSame ? enquiry.version : typing.version
}
