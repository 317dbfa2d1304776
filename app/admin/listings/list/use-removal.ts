import type { KindName } from '#catalogue/kinds.ts'
import type { WireListing } from '#server/wire/schemas.ts'
import { call } from '../../api/call.ts'
import { deleteDraft } from '../../record-form/drafts/draft.ts'
import { focusList } from '../../record-form/focus-form.ts'
import { screens } from '../../screens.ts'
import { useAction } from '../../use-action.ts'
import { useRendered } from '../../use-rendered.ts'
import { useView } from '../use-view.ts'

/** Deletes a listing after confirmation. */
export function useRemoval(kind: KindName) {
  const { view, show } = useView()
  const { ask, dialog, notify, dismiss, notice, send, reload, fail } = useAction()
  const rendered = useRendered()
  const { question, deleted, deleteFailed } = screens[kind]

  async function remove({ id, title }: WireListing) {
    dismiss()
    if (!(await ask({ question, about: title, verb: 'Delete' }))) return
    const { problem } = await send(() => call('DELETE', `/${kind}/${id}`))
    if (problem) {
      console.error(problem)
      return notify('failure', deleteFailed(problem))
    }
    deleteDraft(`${kind}:${id}`)
    await (view.edit === id ? rendered(show({ edit: undefined })) : reload())
    notify('success', deleted, { undo: () => restore(id) })
    focusList()
  }
  async function restore(id: number) {
    const { problem } = await send(() => call('POST', `/${kind}/${id}/restoration`))
    if (problem) fail(problem)
    else await reload()
  }
  return { remove, dialog, notice }
}
