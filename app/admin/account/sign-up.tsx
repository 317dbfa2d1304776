import { useState } from 'react'
import { href, useNavigate, useSearchParams } from 'react-router'
import { call } from '../api/call.ts'
import { TextLink } from '../links/text-link.tsx'
import { ScreenTitle } from '../shell/agency.tsx'
import { NoticeBox } from '../ui/notice-box.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { EmailInput, NewPassword, passwordsDiffer } from './front-fields.tsx'
import { FrontForm, typedIn } from './front-form.tsx'
import type { LoginNews } from './login.tsx'
import { signUpRefusal } from './refusals.ts'

const registered = 'User registered successfully!'
const pending = 'An owner must approve your account before you can log in.'

/** Signs up for an account; with the code of the owner's link, creates the first owner. */
export default function SignUp() {
  const code = useSearchParams()[0].get('code') ?? undefined
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState('')

  async function signUp(form: FormData) {
    const typed = (name: string) => typedIn(form, name)
    if (typed('password') !== typed('confirmPassword')) return setRefusal(passwordsDiffer)
    const body = { userName: typed('userName'), email: typed('email'), password: typed('password') }
    setRefusal('')
    const { data, problem } = await call<{ status: string }>('POST', '/User/register', {
      ...body,
      code,
    })
    if (problem) return setRefusal(signUpRefusal(problem))
    const news: LoginNews = { news: registered, more: data.status === 'pending' ? pending : '' }
    navigate(href('/admin/login'), { state: news })
  }

  return (
    <div className="space-y-6">
      <ScreenTitle>Sign Up</ScreenTitle>
      <h1 className="text-3xl">Sign Up</h1>
      {code && <p className="text-ink-muted">You’re creating the site’s first owner account.</p>}
      {refusal && <NoticeBox tone="failure">{refusal}</NoticeBox>}
      <FrontForm send={signUp} button="Create Account">
        <TextInput id="userName" name="userName" label="User Name" autoComplete="name" required />
        <EmailInput />
        <NewPassword />
      </FrontForm>
      <p className="text-sm">
        Already have an account?{' '}
        <TextLink to={href('/login')} className="min-w-11">
          Log In
        </TextLink>
      </p>
    </div>
  )
}
