import { useRef } from 'react'
import type { KindName } from '#catalogue/kinds.ts'
import type { Problem } from '#server/api/problem.ts'
import type { WireListing } from '../api/wire.ts'
import { screens } from '../screens.ts'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { useTell } from '../use-tell.tsx'
import { Conflict } from './conflict.tsx'
import { ServerAnswer } from './server-answer.tsx'
import type { ListingForm } from './use-listing-form.ts'
import { openTab, usePreview } from './use-preview.ts'

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

/** Saves the form and tells what came of it. */
export function useListingSave(options: Options) {
  const { form, name, record, onSaved, onStored, onReload } = options
  const screen = screens[name]
  const isLeft = useRef(false)
  const { tell, hush, notice } = useTell()
  const { ask, dialog } = useConfirm()
  const preview = usePreview(name)

  /** From now on nothing here is worth a warning. */
  function leave() {
    isLeft.current = true
    form.finish()
  }
  async function save(theirs?: WireListing): Promise<void> {
    hush()
    const outcome = await form.save({ version: theirs?.version ?? form.typing.version, theirs })
    if (outcome === undefined) return
    if (outcome.problem) return refused(outcome.problem, () => save(theirs))
    leave()
    tell('success', record ? screen.updated : screen.added)
    onSaved()
  }
  async function saveAndPreview() {
    hush()
    if (!form.check()) return
    if (record?.status === 'published' && !(await ask(takesOff))) return
    const tab = openTab()
    const { version } = form.typing
    const outcome = await form.save({ version, status: 'draft' })
    if (outcome?.problem) refused(outcome.problem, saveAndPreview)
    if (!outcome || outcome.problem) return tab?.close()
    leave()
    tell('success', { as: 'toast', text: 'Saved as a draft.' })
    await preview(outcome.listing.id, tab)
    onStored(outcome.listing.id)
  }
  function refused(problem: Problem, again: () => void) {
    console.error(problem)
    if (problem.status === 409 && record) return conflict(problem, record)
    const more = (
      <>
        {isPassing(problem) && <TryAgain onClick={again} />}
        {screen.showsAnswer && <ServerAnswer problem={problem} />}
      </>
    )
    tell('failure', screen.saveFailed(problem), { more })
  }
  function conflict(problem: Problem, { id }: WireListing) {
    const choice = (
      <Conflict
        form={form}
        name={name}
        id={id}
        onOverwrite={save}
        onTakeTheirs={() => {
          leave()
          onReload()
        }}
      />
    )
    tell('failure', { as: 'alert', text: problem.Error }, { more: choice })
  }
  const isDirty = () => form.isDirty && !isLeft.current
  return { save: () => save(), saveAndPreview, leave, notice, dialog, isDirty }
}

const takesOff = {
  question: 'Take this off the site for its preview?',
  about: 'It becomes a draft: visitors will not see it until you publish it again.',
  verb: 'Save as draft',
}

/** Not reached, or a fault of the server's: the same may work a moment later. */
const isPassing = ({ status }: Problem) => status === 0 || status >= 500

function TryAgain({ onClick }: { onClick: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <p>Nothing is lost: fields and pictures are as they were.</p>
      <Button size="small" onClick={onClick}>
        Try again
      </Button>
    </div>
  )
}
