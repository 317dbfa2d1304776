import { CircleAlert } from 'lucide-react'

/** Connects a control with its label, hint and messages. */
interface Wiring {
  id: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}

export interface FrameProps {
  id: string
  label: string
  required?: boolean
  hint?: string
  errors?: string[]
  counter?: { used: number; max: number }
  children: (wiring: Wiring) => React.ReactNode
}

export function FieldFrame({ id, label, required, hint, errors, counter, children }: FrameProps) {
  const wrong = errors && errors.length > 0
  const described = [wrong && `${id}-errors`, hint && `${id}-hint`, counter && `${id}-count`]
  const wiring: Wiring = {
    id,
    ...(required && { required }),
    ...(described.some(Boolean) && { 'aria-describedby': described.filter(Boolean).join(' ') }),
    ...(wrong && { 'aria-invalid': true }),
  }
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className={`text-sm font-semibold ${required ? requiredMark : ''}`}>
        {label}
      </label>
      {children(wiring)}
      {wrong && <FieldErrors id={`${id}-errors`} errors={errors} />}
      {(hint || counter) && (
        <div className="flex justify-between gap-3 text-xs text-ink-muted">
          <span id={`${id}-hint`}>{hint}</span>
          {counter && <Counter id={`${id}-count`} {...counter} />}
        </div>
      )}
    </div>
  )
}

/** Drawn by the style sheet, so that the label's text stays the documented one. */
const requiredMark = "after:ml-0.5 after:text-accent-text after:content-['*'/'']"

export function FieldErrors({ id, errors }: { id: string; errors: string[] }) {
  return (
    <div id={id} className="space-y-0.5 text-sm font-medium text-danger">
      {errors.map((error) => (
        <p key={error} className="flex gap-1.5">
          <CircleAlert aria-hidden className="mt-1 size-3.5 shrink-0" />
          {error}
        </p>
      ))}
    </div>
  )
}

function Counter({ id, used, max }: { id: string; used: number; max: number }) {
  const over = used > max
  return (
    <span id={id} className={`tabular-nums ${over ? 'font-semibold text-danger' : ''}`}>
      {used}/{max}
      <span className="sr-only"> characters</span>
    </span>
  )
}
