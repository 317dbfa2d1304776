import { useEffect, useRef, useState } from 'react'
import type { FieldErrors } from '#catalogue/field.ts'
import type { Problem } from '#server/wire/problem.ts'
import { fieldErrorsOf } from '../../api/field-errors.ts'
import { NoticeBox } from '../../ui/notice-box.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { FrontForm, typedIn } from '../front-form.tsx'
import { CodeInput, type CodeKind } from './code-input.tsx'

export interface Proof {
  currentPassword: string
  code: string
}

interface Props {
  /** Distinguishes its fields from those of another form on the screen. */
  name: string
  asks: (keyof Proof)[]
  codes?: CodeKind
  button: string
  sending?: string
  /** Returns the error if it was refused. */
  send: (proof: Proof) => Promise<Problem | undefined>
  below?: React.ReactNode
}

/** Asks for the password, a code, or both; shows errors at the fields. */
export function ProofForm({ name, asks, codes = 'either', button, sending, send, below }: Props) {
  const { refusal, submit, form } = useRefusal(send)
  const { text, errors } = refusal
  return (
    <div ref={form} className="max-w-md">
      <FrontForm send={submit} button={button} sending={sending} below={below}>
        {text && <NoticeBox tone="failure">{text}</NoticeBox>}
        {asks.includes('currentPassword') && (
          <PasswordInput
            id={`${name}-password`}
            name="currentPassword"
            label="Current Password"
            autoComplete="current-password"
            errors={errors.currentPassword}
            required
          />
        )}
        {asks.includes('code') && (
          <CodeInput id={`${name}-code`} errors={errors.code} kind={codes} />
        )}
      </FrontForm>
    </div>
  )
}

interface Refusal {
  text?: string
  errors: FieldErrors
}

/** The last attempt's result. Focuses the first field, and later the first wrong one. */
function useRefusal(send: Props['send']) {
  const [refusal, setRefusal] = useState<Refusal>({ errors: {} })
  const form = useRef<HTMLDivElement>(null)

  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  useEffect(() => {
    if (Object.keys(refusal.errors).length === 0) return
    const wrong = form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')
    wrong?.focus()
    wrong?.select()
  }, [refusal])

  async function submit(typed: FormData) {
    setRefusal({ errors: {} })
    const problem = await send({
      currentPassword: typedIn(typed, 'currentPassword'),
      code: typedIn(typed, 'code'),
    })
    if (!problem) return
    const errors = fieldErrorsOf(problem)
    const isNamed = 'currentPassword' in errors || 'code' in errors
    setRefusal({ errors, text: isNamed ? undefined : problem.Error })
  }
  return { refusal, submit, form }
}
