import { Check, CircleAlert } from 'lucide-react'
import type { SaveState } from '../editing/autosave.ts'
import { useSaveState } from '../editing/editing.ts'

/** Whether the input is saved. */
export function SaveText() {
  const text = useSaveState(textOf)
  const isSaved = useSaveState(({ state }) => state === 'saved')
  const isWell = useSaveState(isFine)
  if (isWell) {
    return (
      <p className="flex items-center gap-1 text-xs text-ink-muted">
        {isSaved && <Check aria-hidden className="size-3.5" />} {text}
      </p>
    )
  }
  return (
    <p role="status" className="flex items-start gap-1 text-xs font-medium text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" /> {text}
    </p>
  )
}

const isFine = ({ state }: SaveState) =>
  state === 'saved' || state === 'saving' || state === 'unsaved'

function textOf(save: SaveState): string {
  if (save.state === 'saved') return 'Saved'
  if (save.state === 'stale') return 'Not saved: choose between the two above.'
  if (save.state === 'refused') return `Not saved: ${save.problem.Error}`
  if (save.state === 'failed') {
    return save.problem.status === 0
      ? 'No connection. Kept on this device, and saved once you are online.'
      : 'Not saved yet. Kept on this device; trying again.'
  }
  return 'Saving...'
}
