import type { WireSession } from '#server/api/users/own-session-routes.ts'
import { focusList } from '../record-form/focus-form.ts'
import { useChange } from '../use-change.ts'

/** Ends the user's other sessions. */
export function useOwnSessions() {
  const { change, ask, dialog, isBusy, notice } = useChange()
  const remove = async (path: string, said: string) => {
    await change('DELETE', `/User/me/sessions${path}`, said)
    focusList()
  }

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
