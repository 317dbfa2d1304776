import type { WireEntry } from '#server/api/operations/history-routes.ts'
import { useChange } from '../use-change.ts'
import { nounOf, revertNoteOf } from './words.ts'

/** Asks, then restores the state before an entry. */
export function useRevert() {
  const { change, ask, dialog, notice } = useChange()

  async function revert(entry: WireEntry) {
    const { id, title } = entry
    const asked = { question: questionOf(entry), about: title, note: revertNoteOf(entry) }
    if (!(await ask({ ...asked, verb: 'Restore' }))) return
    await change('POST', `/History/${id}/restoration`, doneText(entry))
  }
  return { revert, dialog, notice }
}

function questionOf(entry: WireEntry): string {
  if (entry.action === 'delete' && entry.kind !== 'Text') return 'Restore it?'
  if (entry.kind === 'Setting') return 'Undo this change to the settings?'
  return `Restore the ${nounOf(entry)} to before this change?`
}

const doneText = ({ kind, title }: WireEntry) =>
  kind === 'Setting' ? 'Settings restored.' : `“${title}” restored.`
