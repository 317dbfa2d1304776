import { useState } from 'react'
import { href, Link, useNavigate, useSearchParams } from 'react-router'
import { call } from '../api/call.ts'
import { allMessages } from '../api/field-errors.ts'
import { NoticeBox } from '../ui/notice-box.tsx'
import type { LoginNews } from './login.tsx'
import { NewPassword } from './new-password.tsx'
import { SendButton } from './send-button.tsx'

export const meta = () => [
  { title: 'New password | Kashmir Escapes' },
  { name: 'robots', content: 'noindex' },
]

/** Where the mailed link leads. */
export default function ResetPassword() {
  const code = useSearchParams()[0].get('code') ?? ''
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState('')
  const [busy, setBusy] = useState(false)

  async function save(form: FormData) {
    const password = String(form.get('password') ?? '')
    if (password !== form.get('confirmPassword')) return setRefusal('Passwords do not match')
    setBusy(true)
    const { problem } = await call('POST', '/User/reset-password', { code, password })
    setBusy(false)
    if (problem) return setRefusal(allMessages(problem).join('\n') || problem.Error)
    const news: LoginNews = { news: 'Your new password is set. Please log in with it.' }
    navigate(href('/admin/login'), { state: news })
  }

  return (
    <div className="space-y-6">
      <h1 className="text-3xl">Choose a new password</h1>
      {refusal && <NoticeBox tone="failure">{refusal}</NoticeBox>}
      <form
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) save(new FormData(event.currentTarget))
        }}
      >
        <NewPassword />
        <SendButton busy={busy}>Save password</SendButton>
      </form>
      <Link
        to={href('/admin/forgotPassword')}
        className="inline-flex min-h-11 items-center text-sm text-link underline"
      >
        Request a new link
      </Link>
    </div>
  )
}
