import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '../api/call.ts'
import { fieldErrorsOf } from '../api/field-errors.ts'
import { useBusy } from '../record-form/use-busy.ts'
import { useErrors } from '../record-form/use-errors.ts'
import { useSession } from '../shell/session.tsx'
import { useSend } from '../use-send.ts'
import { useTell } from '../use-tell.tsx'

const empty: Record<string, string> = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** What stands in the form; a new password brings a new session, in which the work goes on. */
export function usePasswordForm() {
  const [typed, setTyped] = useState(empty)
  const { errors, refusals, refuse, forgive, forgiveAll } = useErrors()
  const { tell, hush, notice } = useTell()
  const { isBusy, run } = useBusy()
  const { goOnWith } = useSession()
  const { revalidate } = useRevalidator()
  const send = useSend()

  async function save() {
    hush()
    const { currentPassword, newPassword, confirmPassword } = typed
    if (newPassword?.trim() !== confirmPassword?.trim()) {
      return refuse({ confirmPassword: ['Passwords do not match'] })
    }
    const body = { currentPassword, newPassword }
    const { data, problem } = await send(() =>
      call<{ token: string }>('POST', '/User/me/password', body),
    )
    if (problem) {
      refuse(fieldErrorsOf(problem))
      return tell('failure', { as: 'alert', text: problem.Error })
    }
    goOnWith(data.token)
    reset()
    tell('success', {
      as: 'alert',
      text: 'Password changed successfully! Every other session has ended.',
    })
    await revalidate()
  }
  function reset() {
    setTyped(empty)
    forgiveAll()
  }
  return {
    typed,
    isTyped: Object.values(typed).some(Boolean),
    errors,
    refusals,
    isBusy,
    notice,
    change(name: string, text: string) {
      setTyped((before) => ({ ...before, [name]: text }))
      forgive(name)
    },
    save: () => run(save),
    reset() {
      hush()
      reset()
    },
  }
}
