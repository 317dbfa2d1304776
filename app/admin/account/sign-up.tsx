import { useState } from 'react'
import { href, Link, useNavigate, useSearchParams } from 'react-router'
import { call } from '../api/call.ts'
import { allMessages } from '../api/field-errors.ts'
import { NoticeBox } from '../ui/notice-box.tsx'
import { TextInput } from '../ui/text-input.tsx'
import type { LoginNews } from './login.tsx'
import { NewPassword } from './new-password.tsx'
import { SendButton } from './send-button.tsx'

const registered = 'User registered successfully!'
const pending = 'An owner must approve your account before you can log in.'
const mismatch = 'Passwords do not match'
const failed = 'An error occurred while creating the account.'

export const meta = () => [
  { title: 'Sign Up | Kashmir Escapes' },
  { name: 'robots', content: 'noindex' },
]

/** Asks for an account; with the code of the owner's link, makes the first owner. */
export default function SignUp() {
  const code = useSearchParams()[0].get('code') ?? undefined
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState('')
  const [busy, setBusy] = useState(false)

  async function signUp(form: FormData) {
    const typed = (name: string) => String(form.get(name) ?? '').trim()
    if (typed('password') !== typed('confirmPassword')) return setRefusal(mismatch)
    const body = { userName: typed('userName'), email: typed('email'), password: typed('password') }
    setBusy(true)
    setRefusal('')
    const { data, problem } = await call<{ status: string }>('POST', '/User/register', {
      ...body,
      code,
    })
    setBusy(false)
    if (problem) return setRefusal(allMessages(problem).join('\n') || failed)
    const news: LoginNews = { news: registered, more: data.status === 'pending' ? pending : '' }
    navigate(href('/admin/login'), { state: news })
  }

  return (
    <div className="space-y-6">
      <h1 className="text-3xl">Sign Up</h1>
      {code && <p className="text-ink-muted">You’re creating the site’s first owner account.</p>}
      {refusal && <NoticeBox tone="failure">{refusal}</NoticeBox>}
      <form
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) signUp(new FormData(event.currentTarget))
        }}
      >
        <Fields />
        <SendButton busy={busy}>Create Account</SendButton>
      </form>
      <p className="text-sm">
        Already have an account?{' '}
        <Link to={href('/login')} className="inline-flex min-h-11 items-center text-link underline">
          Log In
        </Link>
      </p>
    </div>
  )
}

function Fields() {
  return (
    <>
      <TextInput id="userName" name="userName" label="User Name" autoComplete="name" required />
      <TextInput
        id="email"
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        required
      />
      <NewPassword />
    </>
  )
}
