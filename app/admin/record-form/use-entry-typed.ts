import { useRef, useState } from 'react'
import type { Typed } from './typed.ts'

interface Options<R> {
  /** The record to change, as the screen has it now. */
  edited?: R
  typedFrom: (edited?: R) => Typed
  place: string[]
}

/** The input of an entry form, and whether leaving would lose it. */
export function useEntryTyped<R extends { version: number }>(options: Options<R>) {
  const { edited, typedFrom, place } = options
  const [typed, setTyped] = useState(() => typedFrom(edited))
  const [initial, setInitial] = useState(typed)
  const [began, setBegan] = useState(edited)
  const [isWarned, setWarned] = useState(false)
  const [isForgotten, setForgotten] = useState(false)
  // A ref, since it is read during navigation, before rendering.
  const isLeft = useRef(false)
  const changed = Object.entries(typed).filter(([name, text]) => text !== initial[name])
  const leave = () => {
    isLeft.current = true
  }

  // Somebody else, or a button of the list, has changed the record.
  if (edited && !isForgotten && edited.version !== began?.version) {
    const theirs = typedFrom(edited)
    // Until the user knows, saving over the same field must be refused.
    const isClash = changed.some(
      ([name, text]) => theirs[name] !== initial[name] && theirs[name] !== text,
    )
    if (isWarned || !isClash) {
      setTyped({ ...theirs, ...Object.fromEntries(changed) })
      setInitial(theirs)
      setBegan(edited)
      setWarned(false)
    }
  }
  // It was deleted. What is typed over it stays, until saving is refused.
  if (!edited && began && changed.length === 0) {
    setTyped(typedFrom())
    setInitial(typedFrom())
    setBegan(undefined)
  }
  return {
    typed,
    /** The record that the input is based on; also one that was deleted meanwhile. */
    began,
    /** The record was deleted: the input is that of a new one. */
    isForgotten,
    forget() {
      setForgotten(true)
      setInitial(typedFrom())
      setBegan(undefined)
    },
    /** The user was told that somebody else has changed the record. */
    warn: () => setWarned(true),
    type(name: string, text: string) {
      isLeft.current = false
      setTyped({ ...typed, [name]: text })
    },
    /** Continues with these values, which need no saving. */
    beginWith(next: Typed) {
      setTyped(next)
      setInitial(next)
    },
    leave,
    /** For the warning before it is left; absent if nothing would be lost. */
    unsaved:
      changed.length > 0
        ? {
            ...{ place, isDirty: () => !isLeft.current },
            ...{ onLeave: leave, about: 'It has unsaved changes.' },
          }
        : undefined,
  }
}
