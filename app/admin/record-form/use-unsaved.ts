import { useRef, useState } from 'react'

/** A part of a form that can be dirty: its texts, its pictures. */
export interface Draft {
  isDirty: boolean
  restoredFrom?: string
  finish: () => void
  discard?: () => void
}

/** Whether a form has unsaved changes, and its end: left behind, or closed once it is saved. */
export function useUnsaved(drafts: Draft[]) {
  // Read in the same moment as the address changes, before anything is drawn anew.
  const isLeft = useRef(false)
  const isClosed = useRef(false)
  const [isSaved, setSaved] = useState(false)
  const isDirty = drafts.some((draft) => draft.isDirty)

  /** From now on nothing here is worth a warning. */
  function leave() {
    isLeft.current = true
    for (const draft of drafts) draft.finish()
  }
  return {
    isDirty,
    /** When what was restored into the form was last changed. */
    restoredFrom: drafts.find((draft) => draft.restoredFrom)?.restoredFrom,
    /** Whether a warning is due before the form is left. */
    hasUnsaved: () => isDirty && !isLeft.current,
    leave,
    /** Saved: nothing in it may be sent again until the form begins anew. */
    close() {
      leave()
      isClosed.current = true
      setSaved(true)
    },
    isClosed,
    isSaved,
  }
}
