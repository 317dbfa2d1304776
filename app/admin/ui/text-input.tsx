import type { ComponentProps } from 'react'
import { controlClass } from './control-look.ts'
import { FieldFrame, type FrameProps } from './field-frame.tsx'

type Frame = Omit<FrameProps, 'id' | 'children'>

type InputProps = Frame &
  Omit<ComponentProps<'input'>, keyof Frame> & { id: string; before?: string }

/** Typing changes nothing outside the input, so the browser lays out no other element. */
const inputClass = `${controlClass} block h-11 contain-strict`

/** A labelled text input, with an optional prefix such as ₹. */
export function TextInput({ label, hint, errors, counter, before, ...input }: InputProps) {
  const frame = { id: input.id, label, hint, errors, counter, required: input.required }
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <span className="relative">
          <input {...input} {...wiring} className={`${inputClass} ${before ? 'pl-8' : ''}`} />
          {before && (
            <span
              aria-hidden
              className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-ink-muted"
            >
              {before}
            </span>
          )}
        </span>
      )}
    </FieldFrame>
  )
}

type AreaProps = Frame & Omit<ComponentProps<'textarea'>, keyof Frame> & { id: string }

/** A labelled text area that grows with its content. */
export function TextArea({ label, hint, errors, counter, ...area }: AreaProps) {
  const frame = { id: area.id, label, hint, errors, counter, required: area.required }
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <textarea
          rows={4}
          {...area}
          {...wiring}
          className={`${controlClass} field-sizing-content max-h-96 min-h-28 resize-y wrap-anywhere`}
        />
      )}
    </FieldFrame>
  )
}
