import { useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { isFocusLost } from '../ui/keep-focus.ts'

interface Props {
  isDirty: boolean
  isBusy: boolean
  isLocked: boolean
  /** The id of the text that says what is required before saving. */
  missingId?: string
  /** Upload progress of pictures, from 0 to 1. */
  sent?: number
  save: string
  saving?: string
  /** Another way to save. */
  other?: { text: string; onClick: () => void }
  /** The button to leave; absent if there is nothing to leave. */
  discard?: string
  onDiscard?: () => void
  /** Below several cards rather than at the end of one. */
  isAlone?: boolean
  /** For a form below a list: on a phone it would cover its first fields. */
  isShort?: boolean
}

/** Always visible at the bottom of a form: whether it has unsaved changes, and the save button. */
export function SaveBar({ isDirty, isBusy, isLocked, missingId, sent, ...words }: Props) {
  const { save, saving = 'Saving...', other, discard, onDiscard, isAlone, isShort } = words
  const saver = useRef<HTMLButtonElement>(null)
  return (
    <div
      className={`above-bottom-bar sticky z-10 print:static ${isShort ? 'max-sm:static' : ''} flex flex-wrap items-center justify-end gap-x-2 gap-y-1.5 border-line bg-surface sm:gap-x-4 sm:gap-y-2 px-4 py-3 ${isAlone ? '[--gap:0.5rem] rounded-2xl border shadow-[0_0.5rem_var(--paper)] sm:px-5' : 'rounded-b-2xl border-t sm:px-6'}`}
    >
      <div
        className={`flex grow items-center justify-between gap-x-4 max-sm:basis-full ${other && !isDirty && sent === undefined ? 'max-sm:hidden' : ''}`}
      >
        <p aria-live="polite" className="text-xs font-medium text-accent-text sm:text-sm">
          {sent === undefined ? isDirty && !isBusy && 'Unsaved changes' : sentText(sent)}
        </p>
        {discard && (
          <Button
            look="quiet"
            onClick={() => {
              onDiscard?.()
              keepFocusHere(saver)
            }}
            disabled={isLocked}
          >
            {discard}
          </Button>
        )}
      </div>
      {other && (
        <Button onClick={other.onClick} disabled={isLocked} className="px-3! max-sm:grow">
          {other.text}
        </Button>
      )}
      <Button
        ref={saver}
        type="submit"
        look={missingId ? 'outline' : 'primary'}
        disabled={isLocked}
        aria-describedby={missingId}
        className={other ? 'px-4! max-sm:grow sm:min-w-40' : 'min-w-40'}
      >
        {isBusy ? saving : save}
      </Button>
    </div>
  )
}

/** The button to discard is gone once there is nothing to discard. */
const keepFocusHere = (saver: React.RefObject<HTMLButtonElement | null>) =>
  requestAnimationFrame(() => {
    if (isFocusLost()) saver.current?.focus({ preventScroll: true })
  })

const sentText = (sent: number) =>
  sent < 1 ? `Uploading images, ${Math.floor(sent * 100)}%` : 'Uploaded. Processing images...'
