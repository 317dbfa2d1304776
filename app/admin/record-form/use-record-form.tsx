import { useState } from 'react'
import type { FieldErrors } from '#catalogue/field.ts'
import type { Problem } from '#server/wire/problem.ts'
import type { Outcome } from '../api/call.ts'
import { fieldErrorsOf, messageOf } from '../api/field-errors.ts'
import { alert, type Notice } from '../notice.ts'
import { lazily } from '../ui/lazily.ts'
import { useNotify } from '../use-notify.tsx'
import { useSend } from '../use-send.ts'
import type { ConflictProps } from './conflict.tsx'
import type { Difference } from './differences.tsx'
import { useBusy } from './use-busy.ts'
import { useErrors } from './use-errors.ts'
import { type Draft, useUnsaved } from './use-unsaved.ts'

type ConflictOf = typeof import('./conflict.tsx').default

/** Loaded for a conflict only. Cast, since `lazy` forgets the type of the record. */
const Conflict = lazily(() => import('./conflict.tsx')) as unknown as ConflictOf

/** A save: its action, if the form has several, and the record it overwrites. */
interface Attempt<Stored, Change> {
  change?: Change
  theirs?: Stored
}

interface Refusal<Stored, Change> extends Attempt<Stored, Change> {
  problem: Problem
}

interface Options<Saved, Stored extends { version: number }, Change> {
  drafts: Draft[]
  /** Called when a save begins. */
  onBegin?: () => void
  /** The errors that prevent saving, if any. */
  check?: (change?: Change) => { text?: string; errors?: FieldErrors } | undefined
  transmit: (
    attempt: Attempt<Stored, Change> & { send: ReturnType<typeof useSend> },
  ) => Promise<Outcome<Saved>>
  /** Returns the notice. */
  onSaved: (saved: Saved, change?: Change) => Notice | undefined | Promise<Notice | undefined>
  /** Absent if the last write wins. */
  conflict?: Pick<ConflictProps<Stored>, 'record' | 'intro' | 'onTakeTheirs'> & {
    differences: (theirs: Stored, change?: Change) => Difference[]
  }
  failure?: (problem: Problem) => Notice
  errorsOf?: (problem: Problem) => FieldErrors
  /** Shown below an error that is not a conflict. */
  afterRefusal?: (refusal: Refusal<Stored, Change>) => React.ReactNode
}

type Save<Saved, Stored, Change> = (change?: Change, theirs?: Stored) => Promise<Saved | undefined>

/** Saving of a form: validation, one save at a time, messages, conflicts, and unsaved changes. */
export function useRecordForm<Saved, Stored extends { version: number } = never, Change = never>(
  options: Options<Saved, Stored, Change>,
) {
  const { check, refuse, reset, ...messages } = useMessages(options, (...args) => save(...args))
  const { isClosed, isSaved, ...unsaved } = useUnsaved(options.drafts)
  const { isBusy, run } = useBusy()
  const send = useSend()

  async function attempt(change?: Change, theirs?: Stored): Promise<Saved | undefined> {
    messages.dismiss()
    options.onBegin?.()
    if (isClosed.current || !check(change)) return undefined
    const { data, problem } = await options.transmit({ change, theirs, send })
    if (problem) return void refuse({ problem, change, theirs })
    const notice = await options.onSaved(data, change)
    if (notice) messages.notify('success', notice)
    return data
  }
  const save: Save<Saved, Stored, Change> = (change, theirs) => run(() => attempt(change, theirs))
  const discard = () =>
    reset(() => {
      for (const draft of options.drafts) draft.discard?.()
    })
  return { ...messages, ...unsaved, isBusy, isLocked: isBusy || isSaved, check, save, discard }
}

/** A form's messages: at its fields, and above them with a way to solve a conflict. */
function useMessages<Saved, Stored extends { version: number }, Change>(
  options: Options<Saved, Stored, Change>,
  save: Save<Saved, Stored, Change>,
) {
  const { conflict, errorsOf = fieldErrorsOf } = options
  const { failure = (problem: Problem) => alert(messageOf(problem)) } = options
  const { refuse, ...errors } = useErrors()
  const [refusal, setRefusal] = useState<Refusal<Stored, Change>>()
  const { notify, notice, ...notices } = useNotify(refusal && below(refusal))

  function check(change?: Change): boolean {
    const { text, errors: found = {} } = options.check?.(change) ?? {}
    const isRight = !text && Object.keys(found).length === 0
    if (isRight) errors.clearAll()
    else refuse(found)
    if (text) notify('failure', alert(text))
    return isRight
  }
  function refuseFor(refusal: Refusal<Stored, Change>) {
    const { problem } = refusal
    console.error(problem)
    refuse(errorsOf(problem))
    setRefusal(refusal)
    notify('failure', conflict && isConflict(problem) ? alert(problem.Error) : failure(problem))
  }
  function below(refusal: Refusal<Stored, Change>) {
    if (!conflict || !isConflict(refusal.problem)) return options.afterRefusal?.(refusal)
    const differences = (theirs: Stored) => conflict.differences(theirs, refusal.change)
    const onOverwrite = (theirs: Stored) => save(refusal.change, theirs)
    const onTakeTheirs = (theirs: Stored) => reset(() => conflict.onTakeTheirs(theirs))
    return <Conflict<Stored> {...conflict} {...{ differences, onOverwrite, onTakeTheirs }} />
  }
  function dismiss() {
    notices.dismiss()
    // What solves a conflict is not for the next message.
    setRefusal(undefined)
  }
  function reset(begin: () => void) {
    dismiss()
    errors.clearAll()
    begin()
  }
  return { ...errors, notice, notify, dismiss, check, refuse: refuseFor, reset }
}

const isConflict = ({ status }: Problem) => status === 409
