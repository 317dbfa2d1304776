import { useRef } from 'react'
import { useFirstError } from './use-first-error.ts'
import { useSaveKey } from './use-save-key.ts'

interface Props extends React.AriaAttributes {
  /** How often it was refused: each time leads to the first wrong field. */
  refusals: number
  onSave: () => void
  children: React.ReactNode
}

/** A form of the back office, saved by its button, by Enter and by Ctrl+S. */
export function EditForm({ refusals, onSave, children, ...named }: Props) {
  const element = useRef<HTMLFormElement>(null)
  useSaveKey(element)
  useFirstError(element, refusals)
  return (
    <form
      ref={element}
      noValidate
      {...named}
      className="@container overflow-clip rounded-2xl border border-line bg-surface"
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      {children}
    </form>
  )
}
