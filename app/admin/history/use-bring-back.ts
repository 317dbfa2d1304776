import { useRevalidator } from 'react-router'
import { call } from '../api/call.ts'
import { messageOf } from '../api/field-errors.ts'
import { useBusy } from '../forms/use-busy.ts'
import { useConfirm } from '../ui/confirm.tsx'
import { useSend } from '../use-send.ts'
import { useTell } from '../use-tell.tsx'
import type { WireEntry } from './wire-entry.ts'
import { nounOf } from './words.ts'

/** Asks, and then makes something what it was before an entry. */
export function useBringBack() {
  const { ask, dialog } = useConfirm()
  const { tell, hush, notice } = useTell()
  const { revalidate } = useRevalidator()
  const { run } = useBusy()
  const send = useSend()

  async function bringBack(entry: WireEntry) {
    const { id, title } = entry
    const asked = { question: questionOf(entry), about: title, note: noteOf(entry) }
    if (!(await ask({ ...asked, verb: 'Restore' }))) return
    hush()
    const { problem } = await send(() => call('POST', `/History/${id}/restoration`))
    if (problem) tell('failure', { as: 'alert', text: messageOf(problem) })
    else tell('success', { as: 'toast', text: doneText(entry) })
    await revalidate()
  }
  return { bringBack: (entry: WireEntry) => run(() => bringBack(entry)), dialog, notice }
}

function questionOf(entry: WireEntry): string {
  if (entry.action === 'delete' && entry.kind !== 'Text') return 'Bring it back?'
  if (entry.kind === 'Setting')
    return 'Bring the settings back to what they were before this change?'
  return `Bring the ${nounOf(entry)} back to what it was before this change?`
}

const doneText = ({ kind, title }: WireEntry) =>
  kind === 'Setting' ? 'The settings are as they were.' : `“${title}” is as it was.`

/** What the way back does to changes made since, and to pictures. */
function noteOf({ action, kind, pictures }: WireEntry): string | undefined {
  const later = 'What was changed since is undone too, and stays in the history.'
  if (kind === 'Text' || kind === 'Setting') return later
  if (action === 'delete') return undefined
  return pictures
    ? `${later} Its pictures of then come back.`
    : `${later} Its pictures stay as they are now: those of then are gone.`
}
