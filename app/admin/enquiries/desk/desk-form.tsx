import { enquiryStatuses, isTap } from '#catalogue/enquiries/enquiry.ts'
import type { WireAssignee, WireEnquiryFile } from '#server/api/enquiries/enquiry-schemas.ts'
import type { BoundFields } from '../../record-form/bind-fields.ts'
import { FormNotices, RecordForm } from '../../record-form/record-form.tsx'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { TextArea, TextInput } from '../../ui/text-input.tsx'
import { nameOf, spamText, statusTexts } from '../enquiry-words.ts'
import { useDeskForm } from './use-desk-form.ts'

interface Props {
  enquiry: WireEnquiryFile
  assignees: WireAssignee[]
}

const statusOptions = enquiryStatuses.map((value) => ({ value, text: statusTexts[value] }))

/** What staff do with an enquiry: its status, who has it, when to follow up, a note. */
export function DeskForm({ enquiry, assignees }: Props) {
  const { form, input } = useDeskForm(enquiry)
  const assigneeOptions = assignees.map(({ id, name }) => ({ value: String(id), text: name }))
  const about = `What you changed about ${nameOf(enquiry)} is not saved.`
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
        <Choice {...input('status')} label="Status" options={statusOptions} />
        <Choice
          {...input('assigneeId')}
          label="Assigned to"
          placeholder="Unassigned"
          options={assigneeOptions}
        />
        <TextInput {...input('followUpOn')} label="Follow up on" type="date" />
        <div className="@md:col-span-2">
          <TextArea {...input('note')} label="Note" hint="Only staff see it" />
        </div>
        <Suspicion enquiry={enquiry} onChange={(suspected) => form.save({ suspected })} />
      </div>
    </RecordForm>
  )
}

interface SuspicionProps {
  enquiry: WireEnquiryFile
  onChange: (suspected: boolean) => void
}

/** Whether it counts as spam, and who or what says so. */
function Suspicion({ enquiry, onChange }: SuspicionProps) {
  const { suspicion } = enquiry
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-ink-muted @md:col-span-2">
      <p>{spamText(enquiry)}</p>
      <Button size="small" onClick={() => onChange(!suspicion)}>
        {suspicion ? 'Not spam' : 'Mark as spam'}
      </Button>
    </div>
  )
}

const fields = [
  { name: 'name', label: 'Name', autoComplete: 'off' },
  { name: 'phone', label: 'Phone', type: 'tel', inputMode: 'tel', autoComplete: 'off' },
  { name: 'email', label: 'Email', type: 'email', inputMode: 'email', autoComplete: 'off' },
] as const

/** Who it turned out to be that tapped. */
function WhoFields({ input }: Pick<BoundFields, 'input'>) {
  return (
    <>
      <p className="text-sm text-ink-muted @md:col-span-2">
        Fill in who it is as soon as they write or call. From then on it is an enquiry like any
        other.
      </p>
      {fields.map((field) => (
        <TextInput key={field.name} {...input(field.name)} {...field} />
      ))}
    </>
  )
}
