import { type DraftOptions, useDraft } from './drafts/use-draft.ts'
import type { Typed } from './typed.ts'

export type Typing = ReturnType<typeof useTyped>

/** The texts of a form's controls; stored on this device until saved or discarded. */
export function useTyped(options: DraftOptions<Typed>) {
  const draft = useDraft({ ...options, differenceOf: changedTexts, apply: over })
  const { value: typed, setValue, difference: touched = {} } = draft
  return {
    ...draft,
    typed,
    touched,
    isTouched: (name: string) => name in touched,
    change: (name: string, text: string) => setValue((before) => ({ ...before, [name]: text })),
  }
}

function changedTexts(typed: Typed, from: Typed): Typed | undefined {
  const changed = Object.entries(typed).filter(
    ([name, text]) => name in from && text !== from[name],
  )
  return changed.length > 0 ? Object.fromEntries(changed) : undefined
}

const over = (record: Typed, changed: Typed): Typed => ({ ...record, ...changed })
