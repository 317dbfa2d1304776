import { Button } from '../ui/button.tsx'
import { LeaveWarning } from './leaving/leave-warning.tsx'
import type { useEntryForm } from './use-entry-form.ts'

type State = ReturnType<typeof useEntryForm>

interface Props {
  /** If `onCancel` is absent, there is no button to leave. */
  form: Pick<State, 'element' | 'save' | 'notice' | 'isNew' | 'isBusy' | 'unsaved' | 'onCancel'>
  verbs: [add: string, update: string]
  children: React.ReactNode
}

/** A form that adds or changes an entry, with the buttons to save or leave at its end. */
export function EntryForm({ form, verbs: [add, update], children }: Props) {
  const { element, save, notice, isNew, isBusy, unsaved, onCancel } = form
  function cancel() {
    // Cancelling is the answer already.
    unsaved?.onLeave()
    onCancel?.()
  }
  return (
    <form ref={element} onSubmit={save} noValidate className="space-y-4">
      {notice}
      {/* Input during a save would be lost with it. */}
      <div inert={isBusy} className="space-y-4">
        {children}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" disabled={isBusy}>
          {isNew ? add : update}
        </Button>
        {onCancel && <Button onClick={cancel}>Cancel</Button>}
        {unsaved && <LeaveWarning {...unsaved} isSaving={isBusy} />}
      </div>
    </form>
  )
}
