import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import type { WireRecoveryCodes, WireSecondFactor } from '#server/api/users/second-factor-routes.ts'
import { call, type Outcome } from '../../api/call.ts'
import { momentText } from '../../dates.ts'
import { toast } from '../../notice.ts'
import { focusHeading } from '../../record-form/focus-form.ts'
import { useMe } from '../../shell/me.ts'
import { Panel } from '../../shell/screen-frame.tsx'
import { Button } from '../../ui/button.tsx'
import { useNotify } from '../../use-notify.tsx'
import { useReload } from '../../use-rendered.ts'
import { useSend } from '../../use-send.ts'
import { Cancel } from './cancel.tsx'
import { type Proof, ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUp } from './set-up.tsx'

type Task = 'set up' | 'renew' | 'switch off'

const headingId = 'second-factor-heading'
const focusPanel = focusHeading(headingId)

/** Settings of the second factor: on, off, and recovery codes. */
export function SecondFactor({ state }: { state: WireSecondFactor }) {
  const [task, setTask] = useState<Task>()
  const { notify, dismiss, notice } = useNotify()
  const reload = useReload()

  function begin(next: Task) {
    dismiss()
    setTask(next)
  }
  async function end(said?: string) {
    setTask(undefined)
    focusPanel()
    await reload()
    if (said) notify('success', toast(said))
  }
  return (
    <Panel heading="Second factor" headingId={headingId}>
      {notice}
      {task ? <Doing task={task} onEnd={end} /> : <CurrentState state={state} onBegin={begin} />}
    </Panel>
  )
}

interface CurrentStateProps {
  state: WireSecondFactor
  onBegin: (task: Task) => void
}

function CurrentState({ state: { since, recoveryCodes, required }, onBegin }: CurrentStateProps) {
  if (!since) {
    return (
      <div className="space-y-4">
        <p className="max-w-prose">
          Log in with your password and a code from an app on your phone. Someone who learns your
          password still can’t log in.
        </p>
        <Button onClick={() => onBegin('set up')}>Set up</Button>
      </div>
    )
  }
  return (
    <div className="space-y-4">
      <p className="flex gap-2">
        <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-on-success-soft" />
        <span>
          On since {momentText(since)}. {leftText(recoveryCodes)}
        </span>
      </p>
      {required && <p className="text-sm text-ink-muted">The owners require it.</p>}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onBegin('renew')}>New recovery codes</Button>
        <Button onClick={() => onBegin('switch off')}>Switch off</Button>
      </div>
    </div>
  )
}

/** Getting new ones takes a code itself, of the app or one of these. */
export function leftText(count: number): string {
  if (count === 0) {
    return 'No recovery code is left. Get new ones with the app’s code: without your phone only an owner can let you in.'
  }
  return count === 1
    ? '1 recovery code is left. Get new ones: that takes a code.'
    : `${count} recovery codes are left.`
}

interface DoingProps {
  task: Task
  onEnd: (said?: string) => void
}

function Doing({ task, onEnd }: DoingProps) {
  const { email } = useMe()
  const [codes, setCodes] = useState<string[]>()
  const send = useSend()
  const onCancel = () => onEnd()
  if (codes) return <RecoveryCodes codes={codes} email={email} onDone={() => onEnd()} />
  if (task === 'set up') {
    const done = () => onEnd('Second factor switched on! Every other session has ended.')
    return <SetUp email={email} asksPassword onDone={done} onCancel={onCancel} />
  }

  async function post<T>(what: string, proof: Proof): Promise<Outcome<T>> {
    return send(() => call<T>('POST', `/User/me/second-factor/${what}`, proof))
  }
  async function renew(proof: Proof) {
    const { data, problem } = await post<WireRecoveryCodes>('recovery-codes', proof)
    setCodes(data?.recoveryCodes)
    return problem
  }
  async function switchOff(proof: Proof) {
    const { problem } = await post('removal', proof)
    if (!problem) onEnd('Second factor switched off! Every other session has ended.')
    return problem
  }
  const asks: (keyof Proof)[] = ['currentPassword', 'code']
  const below = <Cancel onClick={onCancel} />
  const shared = { asks, below, name: 'proof', sending: 'Checking...' }
  return task === 'renew' ? (
    <ProofForm {...shared} button="Get new recovery codes" send={renew} />
  ) : (
    <ProofForm {...shared} button="Switch off" send={switchOff} />
  )
}
