import { useState } from 'react'
import { href, useNavigate, useSearchParams } from 'react-router'
import { call } from '../api/call.ts'
import { allMessages } from '../api/field-errors.ts'
import { TextLink } from '../links/text-link.tsx'
import { ScreenTitle } from '../shell/agency.tsx'
import { NoticeBox } from '../ui/notice-box.tsx'
import { NewPassword, passwordsDiffer } from './front-fields.tsx'
import { FrontForm } from './front-form.tsx'
import type { LoginNews } from './login.tsx'

/** The page that the mailed link opens. */
export default function ResetPassword() {
  const code = useSearchParams()[0].get('code') ?? ''
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState('')

  async function save(form: FormData) {
    const password = String(form.get('password') ?? '')
    if (password !== form.get('confirmPassword')) return setRefusal(passwordsDiffer)
    const { problem } = await call('POST', '/User/reset-password', { code, password })
    if (problem) return setRefusal(allMessages(problem).join('\n') || problem.Error)
    const news: LoginNews = { news: 'Your new password is set. Please log in with it.' }
    navigate(href('/admin/login'), { state: news })
  }

  return (
    <div className="space-y-6">
      <ScreenTitle>New password</ScreenTitle>
      <h1 className="text-3xl">Choose a new password</h1>
      {refusal && <NoticeBox tone="failure">{refusal}</NoticeBox>}
      <FrontForm send={save} button="Save password">
        <NewPassword />
      </FrontForm>
      <TextLink to={href('/admin/forgotPassword')} className="text-sm">
        Request a new link
      </TextLink>
    </div>
  )
}
