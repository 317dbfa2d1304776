import type { DraftStore } from './draft-store.ts'

/** Brings a draft to another store once what was typed is on the screen; many keys at once. */
export function followLater(draft: DraftStore, later: DraftStore) {
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const take = () => later.change(draft.get)
  const stop = draft.subscribe(() => {
    if (frame !== 0) return
    frame = requestAnimationFrame(() => {
      frame = 0
      // The frame is drawn before this.
      timer = setTimeout(take)
    })
  })
  return () => {
    stop()
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
