import { useState } from 'react'
import { counted } from '#catalogue/noun.ts'
import type { WireEnquiryFile } from '#server/api/enquiries/enquiry-schemas.ts'
import { call } from '../../api/call.ts'
import { readFile, saveFile } from '../../api/file.ts'
import { useAction } from '../../use-action.ts'

/** Exports everything the sender of an enquiry sent as a file, or erases it after confirmation. */
export function usePersonsData({ id, reference }: Pick<WireEnquiryFile, 'id' | 'reference'>) {
  const [isDone, setDone] = useState(false)
  const { ask, dialog, dismiss, notice, run, send, fail, succeed } = useAction()

  async function save() {
    dismiss()
    const { data, problem } = await send(() => readFile(`/Enquiry/${id}/person`))
    if (problem) return fail(problem)
    saveFile(data, `person-${reference}.json`)
  }
  async function erase() {
    dismiss()
    // More may have arrived since the screen was opened.
    const now = await send(() => call<WireEnquiryFile>('GET', `/Enquiry/${id}`))
    if (now.problem) return fail(now.problem)
    const { totalOfPerson, others } = now.data
    const enquiries = counted(totalOfPerson, 'enquiry')
    const question = `Erase ${enquiries} from this person?`
    if (!(await ask({ question, about: 'This can’t be undone.', verb: 'Erase' }))) return
    const { problem } = await send(() => call('DELETE', `/Enquiry/${id}`))
    if (problem) return fail(problem)
    for (const erased of [{ id }, ...others.$values]) deleteDrafts(erased.id)
    succeed(`Erased ${enquiries}.`)
    setDone(true)
  }
  return { save: () => run(save), erase: () => run(erase), isDone, dialog, notice }
}

/** What anyone typed about an enquiry on this device (`record-form/drafts/draft.ts`). */
export function deleteDrafts(enquiryId: number) {
  for (const key of Object.keys(localStorage)) {
    if (key.endsWith(`:Enquiry:${enquiryId}`)) localStorage.removeItem(key)
  }
}
