import { enquiryStatuses, isTap } from '#catalogue/enquiries/enquiry.ts'
import { EditForm } from '../../record-form/edit-form.tsx'
import { LeaveWarning } from '../../record-form/leave-warning.tsx'
import { Restored } from '../../record-form/restored.tsx'
import { SaveBar } from '../../record-form/save-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { TextArea, TextInput } from '../../ui/text-input.tsx'
import { spamText } from '../spam-text.ts'
import { type Assignee, nameOf, statusTexts, type WireEnquiryFile } from '../wire-enquiry.ts'
import { useDeskForm } from './use-desk-form.tsx'
import { WhoFields } from './who-fields.tsx'

interface Props {
  enquiry: WireEnquiryFile
  assignees: Assignee[]
}

const statusOptions = enquiryStatuses.map((value) => ({ value, text: statusTexts[value] }))

/** What staff do with an enquiry: its status, who has it, when to follow up, a note. */
export function DeskForm({ enquiry, assignees }: Props) {
  const form = useDeskForm(enquiry)
  const { typed, errors, change } = form
  return (
    <EditForm
      aria-label="Work on it"
      refusals={form.refusals}
      onSave={form.save}
      bar={<SaveBar isDirty={form.isTyped} isBusy={form.isBusy} save="Save" saving="Saving..." />}
    >
      <div className="grid gap-5 p-4 sm:p-5 @md:grid-cols-2">
        {form.notice && <div className="@md:col-span-2">{form.notice}</div>}
        {form.restoredFrom && (
          <div className="@md:col-span-2">
            <Restored at={form.restoredFrom} />
          </div>
        )}
        {isTap(enquiry.form) && <WhoFields {...form} />}
        <Choice
          id="status"
          name="status"
          label="Status"
          options={statusOptions}
          value={typed.status}
          errors={errors.status}
          onChange={({ target }) => change('status', target.value)}
        />
        <Choice
          id="assigneeId"
          name="assigneeId"
          label="Assigned to"
          placeholder="Unassigned"
          options={assignees.map(({ id, name }) => ({ value: String(id), text: name }))}
          value={typed.assigneeId}
          errors={errors.assigneeId}
          onChange={({ target }) => change('assigneeId', target.value)}
        />
        <TextInput
          id="followUpOn"
          name="followUpOn"
          label="Follow up on"
          type="date"
          value={typed.followUpOn}
          errors={errors.followUpOn}
          onChange={({ target }) => change('followUpOn', target.value)}
        />
        <div className="@md:col-span-2">
          <TextArea
            id="note"
            name="note"
            label="Note"
            hint="Only staff see it"
            value={typed.note}
            errors={errors.note}
            onChange={({ target }) => change('note', target.value)}
          />
        </div>
        <Suspicion enquiry={enquiry} onChange={form.suspect} />
      </div>
      <LeaveWarning
        isDirty={() => form.isTyped}
        place={[]}
        about={`What you changed about ${nameOf(enquiry)} is not saved.`}
        onLeave={form.reset}
      />
    </EditForm>
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
