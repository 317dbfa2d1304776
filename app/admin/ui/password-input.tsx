import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { controlClass } from './control-look.ts'
import { FieldFrame, type FrameProps } from './field-frame.tsx'

type Frame = Omit<FrameProps, 'id' | 'children' | 'counter'>
type Props = Frame & Omit<ComponentProps<'input'>, keyof Frame | 'type'> & { id: string }

/** A password input with a button to show and hide it. */
export function PasswordInput({ label, hint, errors, ...input }: Props) {
  const [shown, setShown] = useState(false)
  const frame = { id: input.id, label, hint, errors, required: input.required }
  const Icon = shown ? EyeOff : Eye
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <span className="relative">
          <input
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className={`${controlClass} min-h-11 pr-12`}
          />
          <button
            type="button"
            aria-controls={input.id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 flex w-11 cursor-pointer items-center justify-center rounded-r-lg text-ink-muted hover:text-ink"
          >
            <Icon aria-hidden className="size-5" />
            <span className="sr-only">
              {shown ? 'Hide' : 'Show'} {label.toLowerCase()}
            </span>
          </button>
        </span>
      )}
    </FieldFrame>
  )
}
