import { useState } from 'react'
import type { Problem } from '#server/wire/problem.ts'
import type { Outcome } from '../api/call.ts'
import { type FieldErrors, fieldErrorsOf, messageOf } from '../api/field-errors.ts'
import type { Notice } from '../screens.ts'
import { useNotify } from '../use-notify.tsx'
import { useSend } from '../use-send.ts'
import { Conflict, type ConflictProps } from './conflict.tsx'
import type { Difference } from './differences.tsx'
import { useBusy } from './use-busy.ts'
import { useErrors } from './use-errors.ts'
import { useIsGone } from './use-is-gone.ts'
import { type Draft, useUnsaved } from './use-unsaved.ts'

/** One save: which change, where the form knows several, and the record that it overwrites. */
interface Attempt<Stored, Change> {
  change?: Change
  theirs?: Stored
}

export interface Refusal<Stored, Change> extends Attempt<Stored, Change> {
  problem: Problem
}

interface Options<Saved, Stored extends { version: number }, Change> {
  drafts: Draft[]
  /** Why it may not be sent; nothing where it may. */
  check?: (change?: Change) => { text?: string; errors?: FieldErrors } | undefined
  transmit: (
    attempt: Attempt<Stored, Change> & { send: ReturnType<typeof useSend> },
  ) => Promise<Outcome<Saved>>
  /** Answers what to report. */
  onSaved: (saved: Saved, change?: Change) => Notice | undefined | Promise<Notice | undefined>
  /** Absent where the last write wins. */
  conflict?: Pick<ConflictProps<Stored>, 'record' | 'intro' | 'onTakeTheirs'> & {
    differences: (theirs: Stored, change?: Change) => Difference[]
  }
  failure?: (problem: Problem) => Notice
  errorsOf?: (problem: Problem) => FieldErrors
  /** Below the message of a refusal that is no conflict. */
  afterRefusal?: (refusal: Refusal<Stored, Change>) => React.ReactNode
}

export const toast = (text: string): Notice => ({ as: 'toast', text })
export const alert = (text: string): Notice => ({ as: 'alert', text })

/** Saves a form: its own checks, one save at a time, messages, conflicts, and what is unsaved. */
export function useRecordForm<Saved, Stored extends { version: number } = never, Change = never>(
  options: Options<Saved, Stored, Change>,
) {
  const { drafts, conflict, errorsOf = fieldErrorsOf, failure = defaultFailure } = options
  const [refusal, setRefusal] = useState<Refusal<Stored, Change>>()
  const { notify, dismiss, notice } = useReport(refusal && afterRefusal(refusal))
  const { refuse, check, ...messages } = useChecked(options.check, notify)
  const { isClosed, isSaved, ...unsaved } = useUnsaved(drafts)
  const { isBusy, run } = useBusy()
  const send = useSend()

  async function attempt(change?: Change, theirs?: Stored): Promise<Saved | undefined> {
    dismiss()
    setRefusal(undefined)
    if (isClosed.current || !check(change)) return undefined
    const { data, problem } = await options.transmit({ change, theirs, send })
    if (problem) return void refused({ problem, change, theirs })
    const said = await options.onSaved(data, change)
    if (said) notify('success', said)
    return data
  }
  function refused(refusal: Refusal<Stored, Change>) {
    const { problem } = refusal
    console.error(problem)
    refuse(errorsOf(problem))
    setRefusal(refusal)
    notify('failure', conflict && isConflict(problem) ? alert(problem.Error) : failure(problem))
  }
  function afterRefusal(refusal: Refusal<Stored, Change>) {
    if (!conflict || !isConflict(refusal.problem)) return options.afterRefusal?.(refusal)
    const onTakeTheirs = (theirs: Stored) => reset(() => conflict.onTakeTheirs(theirs))
    const onOverwrite = (theirs: Stored) => save(refusal.change, theirs)
    const differences = (theirs: Stored) => conflict.differences(theirs, refusal.change)
    return <Conflict<Stored> {...conflict} {...{ differences, onOverwrite, onTakeTheirs }} />
  }
  function reset(begin: () => void) {
    dismiss()
    messages.clearAll()
    begin()
  }
  const discard = () => reset(() => drafts.forEach((draft) => draft.discard?.()))
  const save = (change?: Change, theirs?: Stored) => run(() => attempt(change, theirs))
  const isLocked = isBusy || isSaved
  return {
    ...messages,
    ...unsaved,
    isBusy,
    isLocked,
    notice,
    notify,
    dismiss,
    check,
    save,
    discard,
  }
}

/** The messages under the fields, from the form's own checks and from the server. */
function useChecked<Change>(
  checkOf: Options<unknown, never, Change>['check'],
  notify: ReturnType<typeof useNotify>['notify'],
) {
  const messages = useErrors()
  function check(change?: Change): boolean {
    const { text, errors = {} } = checkOf?.(change) ?? {}
    const isRight = !text && Object.keys(errors).length === 0
    if (isRight) messages.clearAll()
    else messages.refuse(errors)
    if (text) notify('failure', alert(text))
    return isRight
  }
  return { ...messages, check }
}

const isConflict = ({ status }: Problem) => status === 409
const defaultFailure = (problem: Problem) => alert(messageOf(problem))

/** Reports as a toast where the form has made room for another. */
function useReport(more?: React.ReactNode) {
  const { notify, ...alert } = useNotify(more)
  const isGone = useIsGone()
  const report: typeof notify = (tone, notice) =>
    notify(tone, isGone() ? { ...notice, as: 'toast' } : notice)
  return { ...alert, notify: report }
}
