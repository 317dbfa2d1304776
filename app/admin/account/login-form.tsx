import { useState } from 'react'
import type { WireToken } from '#server/api/users/user-schemas.ts'
import type { Problem } from '#server/wire/problem.ts'
import { call } from '../api/call.ts'
import { saveToken } from '../api/token.ts'
import { lazily } from '../ui/lazily.ts'
import { NoticeBox } from '../ui/notice-box.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { EmailInput } from './front-fields.tsx'
import { FrontForm, typedIn } from './front-form.tsx'
import { codeRefusal, logInRefused, wantsCode } from './refusals.ts'

// Only accounts with a second factor need it.
const LoginCode = lazily(() => import('./login-code.tsx'))

interface Props {
  /** The form is busy until this resolves, for example while another screen loads. */
  onDone: () => unknown
  children?: React.ReactNode
}

interface Credentials {
  email: string
  password: string
}

/** Stores the token of a successful log-in; asks for a code if the account has a second factor. */
export function LoginForm({ onDone, children }: Props) {
  const [failed, setFailed] = useState(false)
  const [known, setKnown] = useState<Credentials>()

  async function logIn(credentials: Credentials, code?: string): Promise<Problem | undefined> {
    const body = { ...credentials, code }
    const { data, problem } = await call<WireToken>('POST', '/User/login', body)
    if (problem) return problem
    saveToken(data.token)
    await onDone()
  }
  async function begin(form: FormData) {
    const credentials = { email: typedIn(form, 'email'), password: typedIn(form, 'password') }
    setFailed(false)
    const problem = await logIn(credentials)
    if (!problem) return
    if (wantsCode(problem)) setKnown(credentials)
    else setFailed(true)
  }

  if (known) {
    const send = async (code: string) => {
      const problem = await logIn(known, code)
      return problem && { ...problem, Error: codeRefusal(problem) }
    }
    return <LoginCode send={send} onBack={() => setKnown(undefined)} />
  }
  return (
    <FrontForm send={begin} button="Log In" sending="Logging in..." below={children}>
      {failed && <NoticeBox tone="failure">{logInRefused}</NoticeBox>}
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
