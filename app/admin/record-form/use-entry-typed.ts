import { useRef, useState } from 'react'
import type { Typed } from './typed.ts'

/** The input of an entry form, and whether leaving would lose it. */
export function useEntryTyped(begin: () => Typed, place: string[]) {
  const [typed, setTyped] = useState(begin)
  const [initial, setInitial] = useState(typed)
  // A ref, since it is read during navigation, before rendering.
  const isLeft = useRef(false)
  const isDirty = Object.entries(typed).some(([name, text]) => text !== initial[name])
  const leave = () => {
    isLeft.current = true
  }
  return {
    typed,
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
    unsaved: isDirty
      ? { place, isDirty: () => !isLeft.current, onLeave: leave, about: 'It has unsaved changes.' }
      : undefined,
  }
}
