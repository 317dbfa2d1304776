import { useEffect, useMemo, useState } from 'react'
import { deleteDraft, readDraft, saveDraft } from './draft.ts'

export interface DraftOptions<T> {
  /** Names the draft on this device; absent stores none. */
  draftKey?: string | 0
  initial: T
  version?: number
}

interface Options<T, D> extends DraftOptions<T> {
  /** What differs from the record; undefined where nothing does. Must not change between renders. */
  differenceOf: (value: T, initial: T) => D | undefined
  /** The record with a difference applied. */
  apply: (initial: T, difference: D) => T
}

/** The value of a form, stored on this device until it is saved or discarded. */
export function useDraft<T, D>({ draftKey, differenceOf, apply, ...options }: Options<T, D>) {
  const [draft] = useState(() => (draftKey ? readDraft<D>(draftKey) : undefined))
  const [initial, setInitial] = useState(options.initial)
  const [value, setValue] = useState(() => (draft ? apply(initial, draft.typed) : initial))
  const [restoredFrom, setRestoredFrom] = useState(draft?.at)
  const [isFinished, setFinished] = useState(false)
  // As it was when the typing began: a newer one, read meanwhile, would hide somebody else's change.
  const [version, setVersion] = useState(draft ? draft.version : options.version)
  const difference = useMemo(() => differenceOf(value, initial), [differenceOf, value, initial])
  const isDirty = !isFinished && difference !== undefined

  useStored(draftKey, isDirty ? difference : undefined, version)

  function begin(now: T, versionNow = version, update: (before: T) => T = () => now) {
    setVersion(versionNow)
    setInitial(now)
    setValue(update)
    setRestoredFrom(undefined)
  }
  return {
    value,
    /** The record that the typing began from. */
    began: initial,
    setValue,
    difference,
    isDirty,
    /** The version that the typing began from. */
    version,
    /** When the draft in the form was last changed. */
    restoredFrom: isDirty ? restoredFrom : undefined,
    /** What was restored has been saved, at least in part. */
    clearRestored: () => setRestoredFrom(undefined),
    /** Starts again from the record as it is now. */
    begin,
    discard: () => begin(options.initial),
    /** Continues from what was saved; what was typed since it was sent stays. */
    settle(sent: T, saved: T, versionNow?: number) {
      begin(saved, versionNow, (now) => {
        const typedSince = differenceOf(now, sent)
        return typedSince === undefined ? saved : apply(saved, typedSince)
      })
    },
    /** Nothing of it is worth storing any more. */
    finish() {
      setFinished(true)
      // Another form may stand in its place by now, which knows nothing of this one's draft.
      if (draftKey) deleteDraft(draftKey)
    },
  }
}

/** Stores on this device what is unsaved, and deletes it once nothing is. */
function useStored<D>(draftKey: string | 0 | undefined, unsaved: D | undefined, version?: number) {
  useEffect(() => {
    if (!draftKey) return
    if (unsaved === undefined) deleteDraft(draftKey)
    else saveDraft(draftKey, unsaved, version)
  }, [draftKey, unsaved, version])
}
