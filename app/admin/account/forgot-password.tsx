import { useState } from 'react'
import { href } from 'react-router'
import { call } from '../api/call.ts'
import { TextLink } from '../links/text-link.tsx'
import { ScreenTitle } from '../shell/agency.tsx'
import { NoticeBox } from '../ui/notice-box.tsx'
import { EmailInput } from './front-fields.tsx'
import { FrontForm, typedIn } from './front-form.tsx'

export default function ForgotPassword() {
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'failure'; text: string }>()

  async function send(form: FormData) {
    const body = { email: typedIn(form, 'email') }
    const { data, problem } = await call<{ message: string }>('POST', '/User/forgot-password', body)
    setOutcome(
      problem ? { tone: 'failure', text: problem.Error } : { tone: 'success', text: data.message },
    )
  }

  return (
    <div className="space-y-6">
      <ScreenTitle>Forgot password?</ScreenTitle>
      <h1 className="text-3xl">Forgot password?</h1>
      <p className="text-ink-muted">
        We’ll email you a link to choose a new one. It works once, within an hour.
      </p>
      {outcome && <NoticeBox tone={outcome.tone}>{outcome.text}</NoticeBox>}
      <FrontForm send={send} button="Send the link" sending="Sending...">
        <EmailInput />
      </FrontForm>
      <TextLink to={href('/admin/login')} className="text-sm">
        Back to Log In
      </TextLink>
    </div>
  )
}
