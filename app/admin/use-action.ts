import type { Problem } from '#server/wire/problem.ts'
import { messageOf } from './api/field-errors.ts'
import { alert, toast } from './notice.ts'
import { useBusy } from './record-form/use-busy.ts'
import { useConfirm } from './ui/confirm.tsx'
import { useNotify } from './use-notify.tsx'
import { useReload } from './use-rendered.ts'
import { useSend } from './use-send.ts'

/** What an action of the user takes: to ask, to send, one at a time, to report, and to reload the screen. */
export function useAction() {
  const { notify, ...notices } = useNotify()
  return {
    ...useConfirm(),
    ...useBusy(),
    ...notices,
    notify,
    fail: (problem: Problem) => notify('failure', alert(messageOf(problem))),
    succeed: (text: string) => notify('success', toast(text)),
    send: useSend(),
    reload: useReload(),
  }
}
