import { useState } from 'react'
import type { Problem } from '#server/wire/problem.ts'
import { ProofForm } from './second-factor/proof-form.tsx'

interface Props {
  /** Returns the error if it was refused. */
  send: (code: string) => Promise<Problem | undefined>
  onBack: () => void
}

const linkClass = 'inline-flex min-h-11 cursor-pointer items-center text-link underline'

/** The second step of log-in: a code of the app, or a recovery code. */
export default function LoginCode({ send, onBack }: Props) {
  const [isRecovery, setRecovery] = useState(false)
  return (
    <ProofForm
      key={isRecovery ? 'recovery' : 'app'}
      name="login"
      asks={['code']}
      codes={isRecovery ? 'recovery' : 'app'}
      button="Log In"
      sending="Logging in..."
      send={({ code }) => send(code)}
      below={
        <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
          <button type="button" className={linkClass} onClick={() => setRecovery(!isRecovery)}>
            {isRecovery ? 'Use the app’s code' : 'Use a recovery code'}
          </button>
          <button type="button" className={`${linkClass} min-w-11 text-end`} onClick={onBack}>
            Back
          </button>
        </p>
      }
    />
  )
}
