import type { KindName } from '#catalogue/kinds.ts'
import type { WireListing } from '#server/wire/schemas.ts'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/field-errors.ts'
import { alert } from '../../notice.ts'
import { deleteDraft } from '../../record-form/drafts/draft.ts'
import { focusList } from '../../record-form/focus-form.ts'
import { screens } from '../../screens.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { useNotify } from '../../use-notify.tsx'
import { useReload } from '../../use-reload.ts'
import { useRendered } from '../../use-rendered.ts'
import { useSend } from '../../use-send.ts'
import { useView } from '../use-view.ts'

/** Deletes a listing after confirmation. */
export function useRemoval(kind: KindName) {
  const { view, show } = useView()
  const { ask, dialog } = useConfirm()
  const { notify, dismiss, notice } = useNotify()
  const send = useSend()
  const rendered = useRendered()
  const reload = useReload()
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
    if (problem) notify('failure', alert(messageOf(problem)))
    else await reload()
  }
  return { remove, dialog, notice }
}
