import { useRef } from 'react'
import type { KindName } from '#catalogue/kinds.ts'
import type { Problem } from '#server/api/problem.ts'
import type { WireListing } from '../api/wire.ts'
import { screens } from '../screens.ts'
import { useTell } from '../use-tell.tsx'
import { Conflict } from './conflict.tsx'
import { ServerAnswer } from './server-answer.tsx'
import type { ListingForm } from './use-listing-form.ts'

interface Options {
  form: ListingForm
  name: KindName
  record?: WireListing
  onSaved: () => void
  /** Opens the listing again as it is now on the server. */
  onReload: () => void
}

/** Saves the form and tells what came of it. */
export function useListingSave({ form, name, record, onSaved, onReload }: Options) {
  const screen = screens[name]
  const isLeft = useRef(false)
  const { tell, hush, notice } = useTell()

  /** From now on nothing here is worth a warning. */
  function leave() {
    isLeft.current = true
    form.typing.finish()
  }
  async function save(version = form.typing.version) {
    hush()
    const outcome = await form.save(version)
    if (outcome === undefined) return
    if (outcome !== 'saved') return refused(outcome)
    leave()
    tell('success', record ? screen.updated : screen.added)
    onSaved()
  }
  function refused(problem: Problem) {
    console.error(problem)
    if (problem.status === 409 && record) return conflict(problem, record)
    const answer = screen.showsAnswer && <ServerAnswer problem={problem} />
    tell('failure', screen.saveFailed(problem), { more: answer })
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
  return { save, leave, notice, isDirty: () => form.isDirty && !isLeft.current }
}
