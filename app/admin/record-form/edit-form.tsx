import { useRef } from 'react'
import { useFirstError } from './use-first-error.ts'
import { useReturningFocus } from './use-returning-focus.ts'
import { useSaveKey } from './use-save-key.ts'

const looks = {
  card: '@container overflow-clip rounded-2xl border border-line bg-surface',
  /** Around cards of its own. */
  stack: 'space-y-4',
}

interface Props extends React.AriaAttributes {
  look?: keyof typeof looks
  /** How often it was refused: each time leads to the first wrong field. */
  refusals: number
  /** Nothing in it can be changed or sent, as while all of it is being saved. */
  isLocked?: boolean
  onSave: () => void
  /** What saves it, and what goes on meanwhile: reachable while the rest is held. */
  bar: React.ReactNode
  children: React.ReactNode
}

/** A form of the back office, saved by its button, by Enter and by Ctrl+S. */
export function EditForm(props: Props) {
  const { look = 'card', refusals, isLocked = false, onSave, bar, children, ...named } = props
  const element = useRef<HTMLFormElement>(null)
  useSaveKey(element)
  useReturningFocus(isLocked)
  useFirstError(element, refusals, isLocked)
  return (
    <form
      ref={element}
      noValidate
      {...named}
      className={looks[look]}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isLocked) onSave()
      }}
    >
      <div inert={isLocked}>{children}</div>
      {bar}
    </form>
  )
}
