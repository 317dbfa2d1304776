import { Button } from '../ui/button.tsx'

interface Props {
  isDirty: boolean
  isBusy: boolean
  isLocked: boolean
  /** Of the text that says what is missing before there is anything to save. */
  missingId?: string
  /** Pictures sent so far, from 0 to 1, while they are being sent. */
  sent?: number
  save: string
  saving?: string
  /** The way out of the form; absent where there is nothing to leave. */
  discard?: string
  onDiscard?: () => void
  /** Below several cards rather than at the end of one. */
  isAlone?: boolean
}

/** Stays in view at the bottom of a form: what is unsaved, and the button that saves it. */
export function SaveBar({ isDirty, isBusy, isLocked, missingId, sent, ...words }: Props) {
  const { save, saving = 'Saving...', discard, onDiscard, isAlone } = words
  return (
    <div
      className={`sticky z-10 flex flex-wrap items-center justify-end gap-x-2 border-line bg-surface sm:gap-x-4 sm:gap-y-2 px-4 py-3 ${isAlone ? 'bottom-[calc(var(--bottom-bar)+0.5rem)] rounded-2xl border shadow-[0_0.5rem_var(--paper)] sm:px-5' : 'bottom-(--bottom-bar) rounded-b-2xl border-t sm:px-6'}`}
    >
      <p
        aria-live="polite"
        className="mr-auto text-xs font-medium text-accent-text max-sm:basis-full max-sm:not-empty:pb-2 sm:text-sm"
      >
        {sent === undefined ? isDirty && !isBusy && 'Unsaved changes' : sentText(sent)}
      </p>
      {discard && (
        <Button look="quiet" onClick={onDiscard} disabled={isLocked}>
          {discard}
        </Button>
      )}
      <Button
        type="submit"
        look="primary"
        disabled={isLocked}
        aria-describedby={missingId}
        className="min-w-40"
      >
        {isBusy ? saving : save}
      </Button>
    </div>
  )
}

const sentText = (sent: number) =>
  sent < 1 ? `Uploading images, ${Math.floor(sent * 100)}%` : 'Uploaded. Processing images...'
