import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useRef, useState } from 'react'
import { Button } from './button.tsx'
import { backdropClass, popupClass } from './dialog-frame.tsx'
import { keepFocus } from './keep-focus.ts'

interface Question {
  question: string
  about?: string
  note?: string
  verb: string
  cancel?: string
}

/** Asks before an irreversible action. Render `dialog`; `ask` resolves to the answer. */
export function useConfirm() {
  const [asked, setAsked] = useState<Question>()
  const { open, wait, answer } = useAsked()
  const focus = useRef<ReturnType<typeof keepFocus>>(undefined)
  const focusAfter = () => focus.current?.nearest() ?? true

  function ask(question: Question): Promise<boolean> {
    focus.current = keepFocus()
    setAsked(question)
    return wait()
  }
  const now = { open, onAnswer: answer, focusAfter }
  return { ask, dialog: asked && <Confirm {...asked} {...now} /> }
}

/** Whether a dialog is open that asks something; `wait` opens it, and resolves to the answer. */
export function useAsked() {
  const [open, setOpen] = useState(false)
  const settle = useRef<(yes: boolean) => void>(undefined)
  function wait(): Promise<boolean> {
    // Another question takes the place of one that is still open.
    settle.current?.(false)
    setOpen(true)
    return new Promise((resolve) => {
      settle.current = resolve
    })
  }
  function answer(yes: boolean) {
    setOpen(false)
    settle.current?.(yes)
  }
  return { open, wait, answer }
}

interface ConfirmProps extends Question {
  open: boolean
  onAnswer: (yes: boolean) => void
  /** What gets the focus once it has closed; by default the element that had it before. */
  focusAfter?: () => HTMLElement | true
}

export function Confirm({ open, onAnswer, focusAfter, ...asked }: ConfirmProps) {
  const { question, about, note, verb, cancel = 'Cancel' } = asked
  const cancelButton = useRef<HTMLButtonElement>(null)
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onAnswer(false)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdropClass} />
        <AlertDialog.Popup
          className={popupClass}
          initialFocus={cancelButton}
          finalFocus={focusAfter}
        >
          <AlertDialog.Title className="text-xl">{question}</AlertDialog.Title>
          {about && (
            <AlertDialog.Description className="text-ink-muted">{about}</AlertDialog.Description>
          )}
          {note && <p className="text-sm">{note}</p>}
          <div className="mt-3 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Button ref={cancelButton} onClick={() => onAnswer(false)}>
              {cancel}
            </Button>
            <Button look="danger" onClick={() => onAnswer(true)}>
              {verb}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
