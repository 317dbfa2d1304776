import { useRevalidator } from 'react-router'
import type { WireSession } from '#server/api/users/own-session-routes.ts'
import { call } from '../api/call.ts'
import { messageOf } from '../api/field-errors.ts'
import { alert, toast } from '../notice.ts'
import { focusList } from '../record-form/focus-form.ts'
import { useBusy } from '../record-form/use-busy.ts'
import { useConfirm } from '../ui/confirm.tsx'
import { useNotify } from '../use-notify.tsx'
import { useSend } from '../use-send.ts'

/** Ends one's own sessions other than this one. */
export function useOwnSessions() {
  const { ask, dialog } = useConfirm()
  const { notify, dismiss, notice } = useNotify()
  const { revalidate } = useRevalidator()
  const { isBusy, run } = useBusy()
  const send = useSend()

  const remove = (path: string, said: string) =>
    run(async () => {
      dismiss()
      const { problem } = await send(() => call('DELETE', `/User/me/sessions${path}`))
      if (problem) notify('failure', alert(messageOf(problem)))
      else notify('success', toast(said))
      await revalidate()
      focusList()
    })

  async function endOthers(count: number) {
    const about = count === 1 ? 'One other session ends.' : `${count} other sessions end.`
    const question = 'Are you sure you want to sign out everywhere else?'
    if (await ask({ question, about, verb: 'Sign out' })) {
      await remove('', 'Signed out everywhere else!')
    }
  }
  return {
    end: ({ id }: WireSession) => remove(`/${id}`, 'Session ended successfully!'),
    endOthers,
    isBusy,
    notice,
    dialog,
  }
}
