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
  status: enquiry.status,
  assigneeId: String(enquiry.assigneeId ?? ''),
  followUpOn: enquiry.followUpOn ?? '',
  note: '',
  ...(isTap(enquiry.form) && whoOf(enquiry)),
})

/** What visitors type themselves into a form, and staff after a tap. */
const whoOf = ({ name, phone, email }: WireEnquiryFile) => ({ name, phone, email })

/** An absent field leaves what somebody else may have made of it. */
const bodyOf = ({ assigneeId, note, ...touched }: Typed) => ({
  ...touched,
  ...(assigneeId !== undefined && { assigneeId: assigneeId ? Number(assigneeId) : null }),
  ...(note?.trim() && { note }),
})

/** A change that leaves what is typed unsaved. */
interface SpamChange {
  suspected: boolean
}

const savedText = (spam?: SpamChange) => {
  if (!spam) return 'Enquiry updated successfully!'
  return spam.suspected ? 'Moved to Spam.' : 'Moved to the inbox.'
}

/** What staff type about an enquiry, and its way to the server. */
export function useDeskForm(enquiry: WireEnquiryFile) {
  const path = `/Enquiry/${enquiry.id}`
  const typing = useTyped({
    draftKey: `Enquiry:${enquiry.id}`,
    initial: typedOf(enquiry),
    version: enquiry.version,
  })
  const { revalidate } = useRevalidator()
  const bodyFor = (spam?: SpamChange) => spam ?? bodyOf(typing.touched)
  const form = useRecordForm<WireEnquiryFile, WireEnquiryFile, SpamChange>({
    drafts: [typing],
    transmit: ({ change, theirs, send }) => {
      const { version } = theirs ?? typing
      return send(() => call('PUT', path, { ...bodyFor(change), version }))
    },
    async onSaved(saved, spam) {
      typing.settle(spam ? typedOf(enquiry) : typing.typed, typedOf(saved), saved.version)
      await revalidate()
      return toast(savedText(spam))
    },
    conflict: {
      record: { path },
      intro:
        'Nothing of yours is lost. This is how theirs differs from what you were about to save:',
      differences: (theirs, spam) => differencesOf(theirs, bodyFor(spam)),
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
