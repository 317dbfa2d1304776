import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { enquiryStatuses } from '#catalogue/enquiry.ts'
import { call } from '../api/call.ts'
import { fieldErrorsOf, messageOf } from '../api/field-errors.ts'
import { LeaveWarning } from '../forms/leave-warning.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import { useBusy } from '../forms/use-busy.ts'
import { useErrors } from '../forms/use-errors.ts'
import { useSaveKey } from '../forms/use-save-key.ts'
import { useTyped } from '../forms/use-typed.ts'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { TextArea, TextInput } from '../ui/text-input.tsx'
import { useSend } from '../use-send.ts'
import { useTell } from '../use-tell.tsx'
import { type Assignee, statusTexts, type WireEnquiryFile } from './wire-enquiry.ts'

interface Props {
  enquiry: WireEnquiryFile
  assignees: Assignee[]
}

const statusOptions = enquiryStatuses.map((value) => ({ value, text: statusTexts[value] }))

/** What staff do with an enquiry: its status, who has it, when to follow up, a note. */
export function DeskForm({ enquiry, assignees }: Props) {
  const form = useDeskForm(enquiry)
  const element = useRef<HTMLFormElement>(null)
  useSaveKey(element)
  const { typed, errors, change } = form
  return (
    <form
      ref={element}
      noValidate
      aria-label="Work on it"
      className="@container rounded-2xl border border-line bg-surface"
      onSubmit={(event) => {
        event.preventDefault()
        form.save()
      }}
    >
      <div className="grid gap-5 p-4 sm:p-5 @md:grid-cols-2">
        {form.notice && <div className="@md:col-span-2">{form.notice}</div>}
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
          placeholder="Nobody yet"
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
      <SaveBar isDirty={form.isTyped} isBusy={form.isBusy} save="Save" saving="Saving..." />
      <LeaveWarning
        isDirty={() => form.isTyped}
        place={[]}
        about={`What you changed about ${enquiry.name} is not saved.`}
        onLeave={form.reset}
      />
    </form>
  )
}

const typedOf = ({ status, assigneeId, followUpOn }: WireEnquiryFile) => ({
  status,
  assigneeId: String(assigneeId ?? ''),
  followUpOn: followUpOn ?? '',
  note: '',
})

function useDeskForm(enquiry: WireEnquiryFile) {
  const typing = useTyped({ draftKey: `Enquiry:${enquiry.id}`, initial: typedOf(enquiry) })
  const { errors, refuse, forgive } = useErrors()
  const { isBusy, run } = useBusy()
  const { tell, hush, notice } = useTell()
  const { revalidate } = useRevalidator()
  const send = useSend()

  async function put(body: object, said: string): Promise<WireEnquiryFile | undefined> {
    hush()
    const { data, problem } = await send(() =>
      call<WireEnquiryFile>('PUT', `/Enquiry/${enquiry.id}`, body),
    )
    if (problem) {
      refuse(fieldErrorsOf(problem))
      tell('failure', { as: 'alert', text: messageOf(problem) })
      return undefined
    }
    await revalidate()
    tell('success', { as: 'toast', text: said })
    return data
  }
  async function save() {
    const { status, assigneeId, followUpOn, note } = typing.typed
    const body = { status, assigneeId: assigneeId ? Number(assigneeId) : null, followUpOn }
    const said = 'Enquiry updated successfully!'
    const saved = await put({ ...body, ...(note?.trim() && { note }) }, said)
    if (saved) typing.begin(typedOf(saved))
  }
  return {
    typed: typing.typed,
    isTyped: typing.isTyped,
    errors,
    isBusy,
    notice,
    change(name: string, text: string) {
      typing.change(name, text)
      forgive(name)
    },
    reset: () => typing.begin(typedOf(enquiry)),
    save: () => run(save),
    suspect: (suspected: boolean) =>
      run(() =>
        put({ suspected }, suspected ? 'Moved to the suspected ones.' : 'Moved to the inbox.'),
      ),
  }
}

interface SuspicionProps {
  enquiry: WireEnquiryFile
  onChange: (suspected: boolean) => void
}

/** Whether a program seems to have sent it. */
function Suspicion({ enquiry: { suspicion }, onChange }: SuspicionProps) {
  const why = suspicion === 'trap' ? 'it filled a field that nobody sees' : 'it was sent too fast'
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-ink-muted @md:col-span-2">
      <p>{suspicion ? `Looks sent by a program: ${why}.` : 'Sent by a person, as it seems.'}</p>
      <Button size="small" onClick={() => onChange(!suspicion)}>
        {suspicion ? 'It is genuine' : 'It is spam'}
      </Button>
    </div>
  )
}
