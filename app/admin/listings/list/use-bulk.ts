import { useState } from 'react'
import type { Status } from '#catalogue/kind.ts'
import { type KindName, kindOf } from '#catalogue/kinds.ts'
import type { Problem } from '#server/wire/problem.ts'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/field-errors.ts'
import { sendForm } from '../../api/send-form.ts'
import { alert, toast } from '../../notice.ts'
import { useBusy } from '../../record-form/use-busy.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { useNotify } from '../../use-notify.tsx'
import { useReload } from '../../use-reload.ts'
import { useSend } from '../../use-send.ts'

export type Bulk = ReturnType<typeof useBulk>

/** The selection of listings, and bulk actions. */
export function useBulk(kind: KindName) {
  const { noun, plural } = kindOf(kind)
  const [chosen, setChosen] = useState<number[]>()
  const { ask, dialog } = useConfirm()
  const ids = chosen ?? []
  const drop = (id: number) => setChosen((left) => left?.filter((other) => other !== id))
  const { each, isBusy, notice } = useEach(ids, drop)
  const many = `${ids.length} ${ids.length === 1 ? noun : plural}`

  function setStatus(status: Status) {
    const body = new FormData()
    body.append('status', status)
    const made = status === 'published' ? 'published' : 'unpublished'
    return each(
      (id) => sendForm({ method: 'PUT', path: `/${kind}/${id}`, body }),
      `${many} ${made}.`,
    )
  }
  async function remove() {
    const question = `Are you sure you want to delete ${many}?`
    if (!(await ask({ question, verb: 'Delete' }))) return
    await each((id) => call('DELETE', `/${kind}/${id}`), `${many} deleted.`)
  }
  return {
    chosen,
    isBusy,
    dialog,
    notice,
    start: () => setChosen([]),
    stop: () => setChosen(undefined),
    choose: setChosen,
    toggle: (id: number) =>
      setChosen(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    setStatus,
    remove,
  }
}

/** Runs an action on each listing in turn; stops at the first failure, which stays selected. */
function useEach(ids: number[], onDone: (id: number) => void) {
  const { notify, dismiss, notice } = useNotify()
  const { isBusy, run } = useBusy()
  const reload = useReload()
  const send = useSend()

  const each = (make: (id: number) => ReturnType<typeof call>, done: string) =>
    run(async () => {
      dismiss()
      let failure: Problem | undefined
      for (const id of ids) {
        failure = (await send(() => make(id))).problem
        if (failure) break
        onDone(id)
      }
      if (failure) notify('failure', alert(`Error: ${messageOf(failure)}`))
      await reload()
      if (!failure) notify('success', toast(done))
    })
  return { each, isBusy, notice }
}
