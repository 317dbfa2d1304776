import { useState } from 'react'
import type { Problem } from '#server/wire/problem.ts'
import { fieldErrorsOf, messageOf } from '../../api/field-errors.ts'
import { alert } from '../../notice.ts'
import { useAction } from '../../use-action.ts'
import type { SaveState } from '../editing/autosave.ts'
import type { Editing } from '../editing/editing.ts'
import { freeQuestion } from './free-question.ts'
import { sendQuote } from './send-quote.ts'

const unsaved = 'The latest changes could not be saved, so nothing was sent. Please try again.'

/** Trying again cannot help after a refusal, as when the guest has accepted meanwhile. */
const whyUnsaved = (saved: SaveState) =>
  saved.state === 'refused' ? messageOf(saved.problem) : unsaved

const isField = (name: string, version: object) => (name.split('.')[0] ?? '') in version

/** Checks, saves and sends a quote; errors lead to their fields. */
export function useSendQuote(quoteId: number, { checks, autosave, draft, pricing }: Editing) {
  const { isBusy, run, notify, dismiss, notice, reload, send, ask, dialog, fail, succeed } =
    useAction()
  const [tries, setTries] = useState(0)

  function refuse(problem: Problem) {
    const errors = fieldErrorsOf(problem)
    const names = Object.keys(errors)
    const isOfFields = names.length > 0 && names.every((name) => isField(name, draft.get()))
    if (!isOfFields) return fail(problem)
    checks.show(errors)
    setTries((count) => count + 1)
  }
  const sendNow = () =>
    run(async () => {
      dismiss()
      const errors = checks.run()
      if (Object.keys(errors).length > 0) return setTries((count) => count + 1)
      const free = freeQuestion(draft.get(), pricing)
      if (free && !(await ask(free))) return
      if (!(await autosave.flush())) return notify('failure', alert(whyUnsaved(autosave.get())))
      const problem = await sendQuote(quoteId, { revision: autosave.revision(), pricing }, send)
      if (problem && 'sums' in fieldErrorsOf(problem)) await reload()
      if (problem) return refuse(problem)
      await reload()
      succeed('Ready for the guest. Share the link now.')
    })
  return { sendNow, isBusy, tries, notice, dialog }
}
