import { useRef, useState } from 'react'

/** A part of a form that can have unsaved changes: its texts, its pictures. */
export interface Draft {
  isDirty: boolean
  restoredFrom?: string
  finish: () => void
  discard?: () => void
}

/** Whether a form has unsaved changes, and its end: left, or closed after saving. */
export function useUnsaved(drafts: Draft[]) {
  // Refs, since they are read during navigation, before rendering.
  const isLeft = useRef(false)
  const isClosed = useRef(false)
  const [isSaved, setSaved] = useState(false)
  const isDirty = drafts.some((draft) => draft.isDirty)

  /** From now on no warning is needed. */
  function leave() {
    isLeft.current = true
    for (const draft of drafts) draft.finish()
  }
  return {
    isDirty,
    /** When the restored input was last changed. */
    restoredFrom: drafts.find((draft) => draft.restoredFrom)?.restoredFrom,
    /** Whether to warn before the form is left. */
    hasUnsaved: () => isDirty && !isLeft.current,
    leave,
    /** Saved: nothing can be submitted until the form is reset. */
    close() {
      leave()
      isClosed.current = true
      setSaved(true)
    },
    isClosed,
    isSaved,
  }
}
