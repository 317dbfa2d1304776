import type { DraftStore } from './changes.ts'
import { afterPaint } from './when-idle.ts'

/** Copies a draft to another store after its input was painted, once for many key presses. */
export function followLater(draft: DraftStore, later: DraftStore) {
  let cancel: (() => void) | undefined
  const take = () => {
    cancel = undefined
    later.change(draft.get)
  }
  const stop = draft.subscribe(() => {
    cancel ??= afterPaint(take)
  })
  return () => {
    stop()
    cancel?.()
  }
}
