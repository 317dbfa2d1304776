import { useEffect, useMemo, useState } from 'react'
import { deleteDraft, readDraft, saveDraft } from './draft.ts'
import type { Typed } from './typed.ts'

interface Options {
  /** Names the draft on this device; absent keeps none. */
  draftKey?: string | 0
  initial: Typed
  /** The version of the record that is being changed. */
  version?: number
}

/** What stands in a form; kept on this device until it is saved or discarded. */
export function useTyped(options: Options) {
  const { draftKey } = options
  const [draft] = useState(() => (draftKey ? readDraft<Typed>(draftKey) : undefined))
  const [initial, setInitial] = useState(options.initial)
  const [typed, setTyped] = useState(() => ({ ...initial, ...draft?.typed }))
  const [restoredFrom, setRestoredFrom] = useState(draft?.at)
  const [isDone, setDone] = useState(false)
  // As it was when the typing began: a newer one, read meanwhile, would hide somebody else's change.
  const [version, setVersion] = useState(draft ? draft.version : options.version)
  const touched = useMemo(() => textsThatDiffer(typed, initial), [typed, initial])
  const isTyped = !isDone && Object.keys(touched).length > 0

  useEffect(() => {
    if (!draftKey) return
    if (isTyped) saveDraft(draftKey, touched, version)
    else deleteDraft(draftKey)
  }, [draftKey, touched, version, isTyped])

  return {
    typed,
    isTyped,
    /** What differs from the record, by field name. */
    touched,
    isTouched: (name: string) => name in touched,
    /** The version that the typing began from. */
    version,
    /** When the draft that stands in the form was last typed in. */
    restoredFrom: isTyped ? restoredFrom : undefined,
    change: (name: string, text: string) => setTyped((before) => ({ ...before, [name]: text })),
    /** Starts again from what the record is now; a version that is not told stays. */
    begin(typedNow: Typed, versionNow = version) {
      setVersion(versionNow)
      setInitial(typedNow)
      setTyped(typedNow)
      setRestoredFrom(undefined)
    },
    /** Goes on from what was saved; what was typed since it was sent stays. */
    settle(sent: Typed, saved: Typed, versionNow = version) {
      setVersion(versionNow)
      setInitial(saved)
      setTyped((now) => ({ ...saved, ...textsThatDiffer(now, sent) }))
      setRestoredFrom(undefined)
    },
    /** Nothing of it is worth keeping any more. */
    finish: () => setDone(true),
  }
}

const textsThatDiffer = (typed: Typed, from: Typed): Typed =>
  Object.fromEntries(
    Object.entries(typed).filter(([name, text]) => name in from && text !== from[name]),
  )
