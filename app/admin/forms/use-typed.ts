import { useEffect, useState } from 'react'
import { dropDraft, keepDraft, readDraft } from './draft.ts'
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
  const [isDone, setDone] = useState(false)
  // As it was when the typing began: a newer one, read meanwhile, would hide somebody else's change.
  const [version] = useState(draft ? draft.version : options.version)
  const isTouched = (name: string) => typed[name] !== initial[name]
  const isTyped = !isDone && Object.keys(initial).some(isTouched)

  useEffect(() => {
    if (!draftKey) return
    if (isTyped) keepDraft(draftKey, typed, version)
    else dropDraft(draftKey)
  }, [draftKey, typed, version, isTyped])

  return {
    typed,
    isTyped,
    isTouched,
    /** The version that the typing began from. */
    version,
    /** When the draft that was found was last typed in. */
    restoredFrom: draft?.at,
    change: (name: string, text: string) => setTyped((before) => ({ ...before, [name]: text })),
    /** Starts again from what the record is now. */
    begin(typedNow: Typed) {
      setInitial(typedNow)
      setTyped(typedNow)
    },
    /** Goes on from what was saved; what was typed since it was sent stays. */
    settle(sent: Typed, saved: Typed) {
      setInitial(saved)
      setTyped((now) => ({ ...saved, ...typedSince(sent, now) }))
    },
    /** Nothing of it is worth keeping any more. */
    finish: () => setDone(true),
  }
}

const typedSince = (sent: Typed, now: Typed): Typed =>
  Object.fromEntries(Object.entries(now).filter(([name, text]) => text !== sent[name]))
