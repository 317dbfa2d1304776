import { UserCheck } from 'lucide-react'
import { useState } from 'react'
import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import { type EnquiryStatus, enquiryStatuses } from '#catalogue/enquiries/enquiry.ts'
import type { WireAssignee, WireEnquiryFile } from '#server/api/enquiries/enquiry-schemas.ts'
import { daysText } from '../../dates.ts'
import { useMe } from '../../shell/me.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/choice.tsx'
import { controlClass } from '../../ui/control-look.ts'
import { FieldErrors } from '../../ui/field-frame.tsx'
import { spamText, statusTexts } from '../enquiry-words.ts'
import { dayAfter, followUpDays } from './follow-up-days.ts'
import type { useQuickChange } from './use-quick-change.ts'

interface Props {
  enquiry: WireEnquiryFile
  quick: ReturnType<typeof useQuickChange>
}

/** One-tap changes: the status, the follow-up, the assignee. */
export function Work({ assignees, quick, ...props }: Props & { assignees: WireAssignee[] }) {
  // Including pending changes.
  const enquiry = { ...props.enquiry, ...quick.coming }
  return (
    <div className="space-y-5">
      {quick.notice}
      <StatusButtons enquiry={enquiry} quick={quick} />
      <FollowUp enquiry={enquiry} quick={quick} />
      <Assignee enquiry={enquiry} quick={quick} assignees={assignees} />
      <Suspicion enquiry={enquiry} quick={quick} />
    </div>
  )
}

const chipClass =
  'inline-flex min-h-11 cursor-pointer items-center justify-center rounded-lg border border-line-strong bg-surface px-2 text-sm font-medium whitespace-nowrap hover:bg-surface-2 aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary @sm:px-3'

const Chip = ({ className = '', ...button }: React.ComponentProps<'button'>) => (
  <button type="button" className={`${chipClass} ${className}`} {...button} />
)

export const statusChange = (status: EnquiryStatus, before: EnquiryStatus) =>
  [
    { status },
    { text: `Marked as ${statusTexts[status].toLowerCase()}.`, undo: { status: before } },
  ] as const

function StatusButtons({ enquiry: { status }, quick }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">Status</legend>
      <div className="grid grid-cols-3 gap-2 @sm:flex @sm:flex-wrap">
        {enquiryStatuses.map((each) => (
          <Chip
            key={each}
            id={`status-${each}`}
            aria-pressed={each === status}
            onClick={() => each !== status && quick.change(...statusChange(each, status))}
          >
            {statusTexts[each]}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

function FollowUp({ enquiry: { followUpOn }, quick }: Props) {
  const [taps, setTaps] = useState(0)
  const tap = (day: string | null) => {
    setTaps(taps + 1)
    return set(day)
  }
  const set = async (day: string | null) => {
    if (day === followUpOn) return
    const text = day ? `Follow-up set for ${daysText(day)}.` : 'Follow-up removed.'
    await quick.change({ followUpOn: day }, { text, undo: { followUpOn } })
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">
        Follow up{followUpOn && <Due day={followUpOn} />}
      </legend>
      <div className="grid grid-cols-3 gap-2 @sm:flex @sm:flex-wrap">
        {followUpDays.map(({ text, days }) => (
          <Chip
            key={text}
            aria-pressed={followUpOn === dayAfter(days)}
            onClick={() => tap(dayAfter(days))}
          >
            {text}
          </Chip>
        ))}
        {/* A tap discards a refused day. */}
        <DayInput key={taps} day={followUpOn} onChange={set} />
        {followUpOn && (
          <Button
            look="quiet"
            size="small"
            className="col-span-full min-h-11"
            onClick={() => tap(null)}
          >
            No follow-up
          </Button>
        )}
      </div>
    </fieldset>
  )
}

interface DayInputProps {
  day: string | null
  onChange: (day: string) => Promise<void>
}

/** Saves on blur, since browsers report each key of a typed year. */
function DayInput({ day, onChange }: DayInputProps) {
  // The typed text stays, whatever else is saved meanwhile.
  const [typed, setTyped] = useState<string>()
  const [errors, setErrors] = useState<string[]>()
  async function leave({ target }: React.FocusEvent<HTMLInputElement>) {
    if (typed && !target.validity.valid) return setErrors(['Choose today or a later day.'])
    if (typed) await onChange(typed)
    setTyped(undefined)
  }
  function type(text: string) {
    setErrors(undefined)
    setTyped(text)
  }
  return (
    <>
      <input
        id="followUpOn"
        type="date"
        aria-label="Follow up on"
        value={typed ?? day ?? ''}
        min={todayInKolkata()}
        aria-invalid={errors && true}
        aria-describedby={errors && 'followUpOn-errors'}
        className={`${controlClass} col-span-2 min-h-11 text-sm @sm:w-40`}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
      {errors && (
        <div role="alert" className="col-span-full @sm:order-last @sm:basis-full">
          <FieldErrors id="followUpOn-errors" errors={errors} />
        </div>
      )}
    </>
  )
}

function Due({ day }: { day: string }) {
  const isLate = day <= todayInKolkata()
  return (
    <span className={`font-medium ${isLate ? 'text-danger' : 'text-ink-muted'}`}>
      {day < todayInKolkata() ? `, overdue since ${daysText(day)}` : ` on ${daysText(day)}`}
    </span>
  )
}

function Assignee({ enquiry, quick, assignees }: Props & { assignees: WireAssignee[] }) {
  const me = useMe()
  const { assigneeId } = enquiry
  const set = (id: number | null) => {
    const name = id === me.id ? 'you' : assignees.find((each) => each.id === id)?.name
    const text = id === null ? 'Unassigned.' : `Assigned to ${name}.`
    quick.change({ assigneeId: id }, { text, undo: { assigneeId } })
  }
  const options = assignees.map(({ id, name }) => ({ value: String(id), text: name }))
  return (
    <div>
      <label htmlFor="assigneeId" className="mb-1.5 block text-sm font-semibold">
        Assigned to
      </label>
      <div className="flex gap-2">
        <div className="min-w-0 grow @sm:max-w-72">
          <Select
            id="assigneeId"
            value={String(assigneeId ?? '')}
            placeholder="Unassigned"
            options={options}
            onChange={({ target }) => set(target.value ? Number(target.value) : null)}
          />
        </div>
        {assigneeId !== me.id && (
          <Chip id="assign-to-me" className="shrink-0 gap-2" onClick={() => set(me.id)}>
            <UserCheck aria-hidden className="size-4.5" /> Assign to me
          </Chip>
        )}
      </div>
    </div>
  )
}

/** Whether it counts as spam, and according to whom. */
function Suspicion({ enquiry, quick }: Props) {
  const isSpam = enquiry.suspicion !== ''
  const text = isSpam ? 'Moved to the inbox.' : 'Moved to Spam.'
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4 text-sm text-ink-muted">
      <p>{spamText(enquiry)}</p>
      <Button
        size="small"
        onClick={() => quick.change({ suspected: !isSpam }, { text, undo: { suspected: isSpam } })}
      >
        {isSpam ? 'Not spam' : 'Mark as spam'}
      </Button>
    </div>
  )
}
