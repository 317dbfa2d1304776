import { call, type Method } from './api/call.ts'
import { messageOf } from './api/field-errors.ts'
import { alert, toast } from './notice.ts'
import { useBusy } from './record-form/use-busy.ts'
import { keepFocus } from './ui/keep-focus.ts'
import { useNotify } from './use-notify.tsx'
import { useReload } from './use-reload.ts'
import { useSend } from './use-send.ts'

/**
 * Makes a change on the server, reports the result, and reloads the screen. `change` resolves to
 * whether it was made.
 */
export function useChange() {
  const { notify, dismiss, notice } = useNotify()
  const reload = useReload()
  const { isBusy, run } = useBusy()
  const send = useSend()
  const change = (method: Method, path: string, said: string, body?: object) =>
    run(async () => {
      dismiss()
      const { problem } = await send(() => call(method, path, body))
      if (problem) notify('failure', alert(messageOf(problem)))
      const focus = keepFocus()
      await reload()
      focus.restore()
      // Once it is said, the screen is as it will stay and the next change is not ignored.
      if (!problem) notify('success', toast(said))
      return !problem
    })
  return { change, isBusy, notice }
}
