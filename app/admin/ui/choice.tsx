import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlClass } from './control-look.ts'
import { FieldFrame, type FrameProps } from './field-frame.tsx'

type Frame = Omit<FrameProps, 'id' | 'children' | 'counter'>

interface SelectProps extends ComponentProps<'select'> {
  options: { value: string; text: string }[]
  placeholder?: string
}

/** A native select, which is most familiar on phones. */
export function Select({ options, placeholder, ...select }: SelectProps) {
  return (
    <span className="relative block min-w-0">
      <select {...select} className={`${controlClass} min-h-11 appearance-none truncate pr-10`}>
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
  )
}

type ChoiceProps = Frame & Omit<SelectProps, keyof Frame | 'id'> & { id: string }

/** A labelled select. */
export function Choice({ label, hint, errors, ...select }: ChoiceProps) {
  const frame = { id: select.id, label, hint, errors, required: select.required }
  return <FieldFrame {...frame}>{(wiring) => <Select {...select} {...wiring} />}</FieldFrame>
}
