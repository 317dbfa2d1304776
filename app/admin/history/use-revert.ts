import type { WireEntry } from '#server/api/operations/history-routes.ts'
import { useConfirm } from '../ui/confirm.tsx'
import { useChange } from '../use-change.ts'
import { nounOf } from './words.ts'

/** Asks, then restores the state before an entry. */
export function useRevert() {
  const { ask, dialog } = useConfirm()
  const { change, notice } = useChange()

  async function revert(entry: WireEntry) {
    const { id, title } = entry
    const asked = { question: questionOf(entry), about: title, note: noteOf(entry) }
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

/** The effect on later changes and on pictures. */
function noteOf({ action, kind, pictures }: WireEntry): string | undefined {
  const later = 'Later changes are undone too, and stay in the history.'
  if (kind === 'Text' || kind === 'Setting') return later
  if (action === 'delete') return undefined
  return pictures
    ? `${later} Its images from then are restored.`
    : `${later} Its images stay as they are: those from then no longer exist.`
}
