import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Version } from '#catalogue/quotes/version.ts'
import { useEditing } from '../editing/editing.ts'

export interface Typed<T> {
  select: (version: Version) => T
  textOf: (value: T) => string
  /** Several texts may mean the same value: `12.` and `12`, or blank lines in a list. */
  valueIn: (text: string) => T
}

/**
 * Binds a text control to a value of the draft outside of React: a key press renders nothing, and a
 * value that changes elsewhere (an undo, a limit, the version of a colleague) replaces the text.
 */
export function useTyped<T, Field extends HTMLInputElement | HTMLTextAreaElement>(typed: Typed<T>) {
  const { select, textOf, valueIn } = typed
  const { draft } = useEditing()
  const ref = useRef<Field>(null)
  const textNow = () => textOf(select(draft.get()))
  const [defaultValue] = useState(textNow)
  const reset = () => {
    if (ref.current) ref.current.value = textNow()
  }
  const follow = useEffectEvent(() => {
    const isSame = ref.current && textOf(valueIn(ref.current.value)) === textNow()
    if (!isSame) reset()
  })
  useEffect(() => draft.subscribe(() => follow()), [draft])
  // Another option, day or line may be bound now.
  useEffect(() => follow())
  return { bound: { ref, defaultValue }, reset }
}
