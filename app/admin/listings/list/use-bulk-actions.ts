import type { Status } from '#catalogue/kind.ts'
import { type KindName, kindOf } from '#catalogue/kinds.ts'
import { counted } from '#catalogue/noun.ts'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/field-errors.ts'
import { alert } from '../../notice.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { useAction } from '../../use-action.ts'
import { eachInTurn } from './each-in-turn.ts'
import { storeStatus } from './use-row-actions.ts'

/** What can be done with the selected listings. */
export function useBulkActions(kind: KindName, ids: number[], onDone: (id: number) => void) {
  const { noun, plural } = kindOf(kind)
  const { ask, dialog } = useConfirm()
  const { each, isBusy, notice } = useEach(ids, onDone)
  const countedOf = (count: number) => counted(count, noun, plural)

  function setStatus(status: Status) {
    const made = status === 'published' ? 'published' : 'unpublished'
    return each(
      (id) => storeStatus(kind, id, status),
      (count) => `${countedOf(count)} ${made}.`,
    )
  }
  async function remove() {
    const question = `Are you sure you want to delete ${countedOf(ids.length)}?`
    if (!(await ask({ question, verb: 'Delete' }))) return
    await each(
      (id) => call('DELETE', `/${kind}/${id}`),
      (count) => `${countedOf(count)} deleted.`,
    )
  }
  return { isBusy, dialog, notice, setStatus, remove }
}

/** Runs an action on each listing in turn; stops at the first failure, which stays selected. */
function useEach(ids: number[], onDone: (id: number) => void) {
  const { notify, dismiss, notice, isBusy, run, reload, send, succeed } = useAction()

  const each = (make: (id: number) => ReturnType<typeof call>, saidOf: (count: number) => string) =>
    run(async () => {
      dismiss()
      const { count, gone, failure } = await eachInTurn(ids, (id) => send(() => make(id)), onDone)
      if (failure) notify('failure', alert(`Error: ${messageOf(failure)}`))
      await reload()
      if (failure) return
      if (count > 0) succeed(saidOf(count))
      if (gone > 0) notify('failure', alert(`${gone} of ${ids.length} had been deleted meanwhile.`))
    })
  return { each, isBusy, notice }
}
