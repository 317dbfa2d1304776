import { useRef } from 'react'
import { call } from '../api/call.ts'
import { fieldErrorsOf } from '../api/field-errors.ts'
import { momentText } from '../dates.ts'
import { useBusy } from '../forms/use-busy.ts'
import { useErrors } from '../forms/use-errors.ts'
import { useFirstError } from '../forms/use-first-error.ts'
import { useMe } from '../shell/me.ts'
import { Panel, ScreenFrame } from '../shell/screen-frame.tsx'
import { Button } from '../ui/button.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { useSend } from '../use-send.ts'
import { useTell } from '../use-tell.tsx'

export default function Account() {
  const me = useMe()
  return (
    <ScreenFrame title="My account" width="narrow">
      <Panel heading={me.userName}>
        <p>
          {me.email}, {me.role}
        </p>
        <p className="text-sm text-ink-muted">
          This session ends by itself on {momentText(me.expiresAt)}.
        </p>
      </Panel>
      <Panel heading="Change the password">
        <PasswordForm />
      </Panel>
    </ScreenFrame>
  )
}

function PasswordForm() {
  const element = useRef<HTMLFormElement>(null)
  const { tell, hush, notice } = useTell()
  const { errors, refusals, refuse } = useErrors()
  const { isBusy, run } = useBusy()
  const send = useSend()
  useFirstError(element, refusals)

  async function save(form: FormData) {
    hush()
    const typed = (name: string) => String(form.get(name) ?? '')
    const [currentPassword, newPassword] = [typed('currentPassword'), typed('newPassword')]
    if (newPassword.trim() !== typed('confirmPassword').trim()) {
      return refuse({ confirmPassword: ['Passwords do not match'] })
    }
    const body = { currentPassword, newPassword }
    const { problem } = await send(() => call('POST', '/User/me/password', body))
    if (problem) {
      refuse(fieldErrorsOf(problem))
      return tell('failure', { as: 'alert', text: problem.Error })
    }
    refuse({})
    element.current?.reset()
    tell('success', {
      as: 'alert',
      text: 'Password changed successfully! Every other session has ended.',
    })
  }
  return (
    <form
      ref={element}
      noValidate
      className="max-w-md space-y-5"
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        run(() => save(form))
      }}
    >
      {notice}
      <PasswordInput
        id="currentPassword"
        name="currentPassword"
        label="Current Password"
        autoComplete="current-password"
        required
        errors={errors.currentPassword}
      />
      <PasswordInput
        id="newPassword"
        name="newPassword"
        label="New Password"
        hint="At least 8 characters"
        autoComplete="new-password"
        required
        errors={errors.newPassword}
      />
      <PasswordInput
        id="confirmPassword"
        name="confirmPassword"
        label="Confirm Password"
        autoComplete="new-password"
        required
        errors={errors.confirmPassword}
      />
      <Button type="submit" look="primary" disabled={isBusy}>
        {isBusy ? 'Saving...' : 'Change Password'}
      </Button>
    </form>
  )
}
