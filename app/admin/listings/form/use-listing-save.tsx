import { useRef, useState } from 'react'
import type { KindName } from '#catalogue/kinds.ts'
import type { Problem } from '#server/wire/problem.ts'
import type { WireListing } from '../../api/wire.ts'
import { Conflict } from '../../record-form/conflict.tsx'
import { screens } from '../../screens.ts'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { useNotify } from '../../use-notify.tsx'
import { openTab, usePreview } from '../use-preview.ts'
import { differencesOf } from './over-theirs.ts'
import { ServerAnswer } from './server-answer.tsx'
import type { ListingForm } from './use-listing-form.ts'

interface Options {
  form: ListingForm
  name: KindName
  record?: WireListing
  onSaved: () => void
  /** Goes on with a listing that was saved for its preview. */
  onStored: (id: number) => void
  /** Opens the listing again as it is now on the server. */
  onReload: () => void
}

/** What the server refused, and what had been tried. */
interface Refusal {
  problem: Problem
  isPreview?: boolean
  theirs?: WireListing
}

/** Saves the form and tells what came of it. */
export function useListingSave(options: Options) {
  const { form, name, record, onSaved, onStored, onReload } = options
  const screen = screens[name]
  const isLeft = useRef(false)
  const [isSaved, setSaved] = useState(false)
  const isDone = useRef(false)
  const [refusal, setRefusal] = useState<Refusal>()
  // What stands in the form may change while the alert is there: drawn anew, it speaks of that.
  const { notify, dismiss, notice } = useNotify(refusal && afterRefusal(refusal))
  const { ask, dialog } = useConfirm()
  const preview = usePreview(name)

  /** From now on nothing here is worth a warning. */
  function leave() {
    isLeft.current = true
    form.finish()
  }
  /** Until the form begins anew nothing in it may be sent again. */
  function settle() {
    leave()
    isDone.current = true
    setSaved(true)
  }
  async function save(theirs?: WireListing): Promise<void> {
    if (isDone.current) return
    dismiss()
    const outcome = await form.save({ version: theirs?.version ?? form.typing.version, theirs })
    if (outcome === undefined) return
    if (outcome.problem) return refused({ problem: outcome.problem, theirs })
    settle()
    notify('success', record ? screen.updated : screen.added)
    onSaved()
  }
  async function saveAndPreview() {
    if (isDone.current) return
    dismiss()
    if (!form.check()) return
    if (record?.status === 'published' && !(await ask(takesOff))) return
    const tab = openTab()
    const { version } = form.typing
    const outcome = await form.save({ version, status: 'draft' })
    if (outcome?.problem) refused({ problem: outcome.problem, isPreview: true })
    if (!outcome || outcome.problem) return tab?.close()
    settle()
    notify('success', { as: 'toast', text: 'Saved as a draft.' })
    await preview(outcome.listing.id, tab)
    onStored(outcome.listing.id)
  }
  function refused(refusal: Refusal) {
    const { problem } = refusal
    console.error(problem)
    setRefusal(refusal)
    const isConflict = problem.status === 409
    notify(
      'failure',
      isConflict ? { as: 'alert', text: problem.Error } : screen.saveFailed(problem),
    )
  }
  function afterRefusal({ problem, isPreview, theirs }: Refusal) {
    if (problem.status === 409 && record) return conflict(record)
    return (
      <>
        {isPassing(problem) && (
          <TryAgain onClick={() => (isPreview ? saveAndPreview() : save(theirs))} />
        )}
        {screen.showsAnswer && <ServerAnswer problem={problem} />}
      </>
    )
  }
  function conflict({ id }: WireListing) {
    const { kind, typing, gallery } = form
    return (
      <Conflict<WireListing>
        place={{ path: `/${name}/${id}`, kind: name, listingId: id }}
        differences={(theirs) => differencesOf(kind, theirs, { ...typing, ...gallery })}
        onOverwrite={save}
        onTakeTheirs={() => {
          leave()
          onReload()
        }}
      />
    )
  }
  const isDirty = () => form.isDirty && !isLeft.current
  return { save: () => save(), saveAndPreview, leave, notice, dialog, isDirty, isSaved }
}

const takesOff = {
  question: 'Unpublish to preview?',
  about: 'It becomes a draft: visitors won’t see it until you publish it again.',
  verb: 'Save as draft',
}

/** Not reached, or a fault of the server's: the same may work a moment later. */
const isPassing = ({ status }: Problem) => status === 0 || status >= 500

function TryAgain({ onClick }: { onClick: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <p>Your changes are kept.</p>
      <Button size="small" onClick={onClick}>
        Try again
      </Button>
    </div>
  )
}
