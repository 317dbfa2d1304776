import { useState } from 'react'
import type { WireToken } from '#server/api/users/user-schemas.ts'
import { call } from '../api/call.ts'
import { saveToken } from '../api/token.ts'
import { NoticeBox } from '../ui/notice-box.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { EmailInput } from './front-fields.tsx'
import { FrontForm, typedIn } from './front-form.tsx'

const refused = 'Invalid credentials or server error.'

interface Props {
  onDone: () => void
  children?: React.ReactNode
}

/** Keeps the token of a log-in that succeeds. */
export function LoginForm({ onDone, children }: Props) {
  const [failed, setFailed] = useState(false)

  async function logIn(form: FormData) {
    const body = { email: typedIn(form, 'email'), password: typedIn(form, 'password') }
    setFailed(false)
    const { data } = await call<WireToken>('POST', '/User/login', body)
    if (!data) return setFailed(true)
    saveToken(data.token)
    onDone()
  }

  return (
    <FrontForm send={logIn} button="Log In" sending="Logging in..." below={children}>
      {failed && <NoticeBox tone="failure">{refused}</NoticeBox>}
      <EmailInput id="login-email" />
      <PasswordInput
        id="login-password"
        name="password"
        label="Password"
        autoComplete="current-password"
        required
      />
    </FrontForm>
  )
}
