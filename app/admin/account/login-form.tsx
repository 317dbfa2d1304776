import { useState } from 'react'
import type { WireToken } from '#server/api/users/user-schemas.ts'
import { call } from '../api/call.ts'
import { saveToken } from '../api/token.ts'
import { NoticeBox } from '../ui/notice-box.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { SendButton } from './send-button.tsx'

const refused = 'Invalid credentials or server error.'

interface Props {
  onDone: () => void
  /** Below the button. */
  children?: React.ReactNode
}

/** Keeps the token of a log-in that succeeds. */
export function LoginForm({ onDone, children }: Props) {
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)

  async function logIn(form: FormData) {
    const typed = (name: string) => String(form.get(name) ?? '').trim()
    const body = { email: typed('email'), password: typed('password') }
    setBusy(true)
    setFailed(false)
    const { data } = await call<WireToken>('POST', '/User/login', body)
    setBusy(false)
    if (!data) return setFailed(true)
    saveToken(data.token)
    onDone()
  }

  return (
    <form
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) logIn(new FormData(event.currentTarget))
      }}
    >
      {failed && <NoticeBox tone="failure">{refused}</NoticeBox>}
      <TextInput
        id="login-email"
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        required
      />
      <PasswordInput
        id="login-password"
        name="password"
        label="Password"
        autoComplete="current-password"
        required
      />
      <SendButton busy={busy}>{busy ? 'Logging in...' : 'Log In'}</SendButton>
      {children}
    </form>
  )
}
