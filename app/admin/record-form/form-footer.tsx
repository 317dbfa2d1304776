import { Button } from '../ui/button.tsx'
import { LeaveWarning } from './leaving/leave-warning.tsx'

interface Props {
  verb: string
  isBusy: boolean
  /** If absent, there is no button to leave. */
  onCancel?: () => unknown
  /** If present, the user is asked before the form is left. */
  unsaved?: React.ComponentProps<typeof LeaveWarning>
}

/** The buttons at the end of a form: save or leave. */
export function FormFooter({ verb, isBusy, onCancel, unsaved }: Props) {
  function cancel() {
    // Cancelling is the answer already.
    unsaved?.onLeave()
    onCancel?.()
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" look="primary" disabled={isBusy}>
        {verb}
      </Button>
      {onCancel && <Button onClick={cancel}>Cancel</Button>}
      {unsaved && <LeaveWarning {...unsaved} isSaving={isBusy} />}
    </div>
  )
}
