import type { DraftStore } from './draft-store.ts'

/** Copies a draft to another store after its input was painted, once for many key presses. */
export function followLater(draft: DraftStore, later: DraftStore) {
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const take = () => later.change(draft.get)
  const stop = draft.subscribe(() => {
    if (frame !== 0) return
    frame = requestAnimationFrame(() => {
      frame = 0
      // Runs after the frame is painted.
      timer = setTimeout(take)
    })
  })
  return () => {
    stop()
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
