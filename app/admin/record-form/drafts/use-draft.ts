import { useEffect, useMemo, useState } from 'react'
import { deleteDraft, readDraft, saveDraft } from './draft.ts'

export interface DraftOptions<T> {
  /** The draft's key on this device; if absent, none is stored. */
  draftKey?: string | 0
  initial: T
  version?: number
}

interface Options<T, D> extends DraftOptions<T> {
  /** The differences from the record; undefined if there are none. Must not change between renders. */
  differenceOf: (value: T, initial: T) => D | undefined
  /** The record with the differences applied. */
  apply: (initial: T, difference: D) => T
}

/** The value of a form, stored on this device until it is saved or discarded. */
export function useDraft<T, D>({ draftKey, differenceOf, apply, ...options }: Options<T, D>) {
  const [draft] = useState(() => (draftKey ? readDraft<D>(draftKey) : undefined))
  const [initial, setInitial] = useState(options.initial)
  const [value, setValue] = useState(() => (draft ? apply(initial, draft.typed) : initial))
  const [restoredFrom, setRestoredFrom] = useState(draft?.at)
  const [isFinished, setFinished] = useState(false)
  // The record as of the first input, since a newer one would hide a conflict.
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
    /** The record that the input is based on. */
    began: initial,
    setValue,
    difference,
    isDirty,
    /** The version that the input is based on. */
    version,
    /** When the restored draft was last changed. */
    restoredFrom: isDirty ? restoredFrom : undefined,
    /** Restored input has been saved, at least in part. */
    clearRestored: () => setRestoredFrom(undefined),
    /** Starts again from the current record. */
    begin,
    discard: () => begin(options.initial),
    /** Continues from the saved state; input since the save began stays. */
    settle(sent: T, saved: T, versionNow?: number) {
      begin(saved, versionNow, (now) => {
        const typedSince = differenceOf(now, sent)
        return typedSince === undefined ? saved : apply(saved, typedSince)
      })
    },
    /** The draft can be deleted. */
    finish() {
      setFinished(true)
      // Another form may have replaced it, without this one's draft.
      if (draftKey) deleteDraft(draftKey)
    },
  }
}

/** Stores unsaved changes on this device, and deletes them once there are none. */
function useStored<D>(draftKey: string | 0 | undefined, unsaved: D | undefined, version?: number) {
  useEffect(() => {
    if (!draftKey) return
    if (unsaved === undefined) deleteDraft(draftKey)
    else saveDraft(draftKey, unsaved, version)
  }, [draftKey, unsaved, version])
}
