import { useState } from 'react'
import type { WireEnrolment, WireRecoveryCodes } from '#server/api/users/second-factor-routes.ts'
import type { Problem } from '#server/wire/problem.ts'
import { call } from '../../api/call.ts'
import { useSend } from '../../use-send.ts'
import { Cancel } from './cancel.tsx'
import { type Proof, ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

interface Props {
  email: string
  /** Whether to ask for the password first; otherwise only if it was entered long ago. */
  asksPassword: boolean
  onDone: () => void
  onCancel?: () => void
}

/** The steps: password, QR code, first code, recovery codes. */
export function SetUp({ email, asksPassword, onDone, onCancel }: Props) {
  const { enrolment, codes, isAsking, begin, confirm } = useSetUp(asksPassword)
  const below = onCancel && <Cancel onClick={onCancel} />
  if (codes) return <RecoveryCodes codes={codes} email={email} onDone={onDone} />
  if (enrolment) {
    return (
      <div className="space-y-5">
        <Picture {...enrolment} />
        <ProofForm
          key="confirm"
          name="confirm"
          asks={['code']}
          codes="app"
          button="Switch on"
          sending="Checking..."
          send={confirm}
          below={below}
        />
      </div>
    )
  }
  return (
    <ProofForm
      key="begin"
      name="begin"
      asks={isAsking ? ['currentPassword'] : []}
      button="Continue"
      send={begin}
      below={below}
    />
  )
}

function useSetUp(asksPassword: boolean) {
  const [isAsking, setAsking] = useState(asksPassword)
  const [enrolment, setEnrolment] = useState<WireEnrolment>()
  const [codes, setCodes] = useState<string[]>()
  const send = useSend()
  const path = '/User/me/second-factor'

  async function begin({ currentPassword }: Proof): Promise<Problem | undefined> {
    const body = isAsking ? { currentPassword } : {}
    const { data, problem } = await send(() => call<WireEnrolment>('POST', path, body))
    if (problem?.status === 403) setAsking(true)
    setEnrolment(data)
    return problem
  }
  async function confirm({ code }: Proof): Promise<Problem | undefined> {
    const { data, problem } = await send(() => call<WireRecoveryCodes>('PUT', path, { code }))
    setCodes(data?.recoveryCodes)
    return problem
  }
  return { enrolment, codes, isAsking, begin, confirm }
}

/** The secret for an authenticator app, in three forms. */
function Picture({ qr, secret, address }: WireEnrolment) {
  return (
    <div className="space-y-3">
      <p>Scan this with an authenticator app, then enter the code it shows.</p>
      <img
        src={qr}
        alt="QR code for an authenticator app"
        width={208}
        height={208}
        className="rounded-lg border border-line"
      />
      <p className="text-sm pointer-fine:hidden">
        On this phone?{' '}
        <a href={address} className="inline-flex min-h-11 items-center text-link underline">
          Open the app
        </a>
      </p>
      <p className="text-sm text-ink-muted">
        Or type this key into the app:{' '}
        <code className="block font-mono text-base break-words text-ink select-all">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
    </div>
  )
}
