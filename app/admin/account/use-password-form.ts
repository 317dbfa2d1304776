import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '../api/call.ts'
import { fieldErrorsOf } from '../api/field-errors.ts'
import { useBusy } from '../record-form/use-busy.ts'
import { useErrors } from '../record-form/use-errors.ts'
import { useSession } from '../shell/session.tsx'
import { useNotify } from '../use-notify.tsx'
import { useSend } from '../use-send.ts'

const empty: Record<string, string> = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** What stands in the form; a new password brings a new session, in which the work goes on. */
export function usePasswordForm() {
  const [typed, setTyped] = useState(empty)
  const { errors, refusals, refuse, clear, clearAll } = useErrors()
  const { notify, dismiss, notice } = useNotify()
  const { isBusy, run } = useBusy()
  const { goOnWith } = useSession()
  const { revalidate } = useRevalidator()
  const send = useSend()

  async function save() {
    dismiss()
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
      return notify('failure', { as: 'alert', text: problem.Error })
    }
    goOnWith(data.token)
    reset()
    notify('success', {
      as: 'alert',
      text: 'Password changed successfully! Every other session has ended.',
    })
    await revalidate()
  }
  function reset() {
    setTyped(empty)
    clearAll()
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
      clear(name)
    },
    save: () => run(save),
    reset() {
      dismiss()
      reset()
    },
  }
}
