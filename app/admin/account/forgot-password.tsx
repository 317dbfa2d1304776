import { useState } from 'react'
import { href, Link } from 'react-router'
import { call } from '../api/call.ts'
import { NoticeBox } from '../ui/notice-box.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { SendButton } from './send-button.tsx'

export const meta = () => [
  { title: 'Forgot password? | Kashmir Escapes' },
  { name: 'robots', content: 'noindex' },
]

export default function ForgotPassword() {
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'failure'; text: string }>()
  const [busy, setBusy] = useState(false)

  async function send(form: FormData) {
    setBusy(true)
    const body = { email: String(form.get('email') ?? '').trim() }
    const { data, problem } = await call<{ message: string }>('POST', '/User/forgot-password', body)
    setBusy(false)
    setOutcome(
      problem ? { tone: 'failure', text: problem.Error } : { tone: 'success', text: data.message },
    )
  }

  return (
    <div className="space-y-6">
      <h1 className="text-3xl">Forgot password?</h1>
      <p className="text-ink-muted">
        We’ll email you a link to choose a new one. It works once, within an hour.
      </p>
      {outcome && <NoticeBox tone={outcome.tone}>{outcome.text}</NoticeBox>}
      <form
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) send(new FormData(event.currentTarget))
        }}
      >
        <TextInput
          id="email"
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          required
        />
        <SendButton busy={busy}>{busy ? 'Sending...' : 'Send the link'}</SendButton>
      </form>
      <Link
        to={href('/admin/login')}
        className="inline-flex min-h-11 items-center text-sm text-link underline"
      >
        Back to Log In
      </Link>
    </div>
  )
}
