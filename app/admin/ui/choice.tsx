import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlClass } from './control-look.ts'
import { FieldFrame, type FrameProps } from './field-frame.tsx'

type Frame = Omit<FrameProps, 'id' | 'children' | 'counter'>

interface Props extends Frame, Omit<ComponentProps<'select'>, keyof Frame | 'id'> {
  id: string
  /** Values and what they are called; the platform's own list opens, which a thumb knows best. */
  options: { value: string; text: string }[]
  /** Shown while nothing is chosen. */
  placeholder?: string
}

export function Choice({ label, hint, errors, options, placeholder, ...select }: Props) {
  const frame = { id: select.id, label, hint, errors, required: select.required }
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <span className="relative">
          <select
            {...select}
            {...wiring}
            className={`${controlClass} min-h-11 appearance-none truncate pr-10`}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-ink-muted"
          />
        </span>
      )}
    </FieldFrame>
  )
}
