import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { withArticle } from '#catalogue/noun.ts'
import { Button } from '../../ui/button.tsx'
import { isFocusLost } from '../../ui/keep-focus.ts'
import { type EditedPart, isUnsaved, type PartSet } from './edited-part.ts'
import { PartCard } from './part-card.tsx'
import type { PartsEditing } from './use-edited-parts.ts'

interface Props {
  set: PartSet
  editing: PartsEditing
  /** Shows all fields open, as on a separate screen. */
  isUnfolded?: boolean
  /** Shown instead of the button to add one. */
  onAdd?: () => void
  /** The id of the text that says what is required before adding. */
  missingId?: string
}

/** The parts of a set, which can be opened, changed and removed, with a button to add one. */
export function PartCards({ set, editing, isUnfolded = false, onAdd, missingId }: Props) {
  const { isOpen, toggle, open } = useOpen()
  const place = useRef<HTMLDivElement>(null)
  const focusNew = useFocusOfNew(place)
  const parts = editing.of(set)

  function add() {
    const key = editing.add(set)
    open(key)
    focusNew(key)
  }
  function press(button: 'remove' | 'unremove', part: EditedPart, at: number) {
    editing[button](set, part)
    focusRemoved(place, part, at)
  }
  return (
    <div ref={place} className="space-y-3">
      {parts.map((part, at) => {
        const isWrong = Object.keys(editing.errorsOf(part)).length > 0
        return (
          <PartCard
            key={part.key}
            {...{ set, part, at, editing }}
            isOpen={isUnfolded || isWrong || isOpen(part.key) || (!part.id && isUnsaved(part))}
            onRemove={() => press('remove', part, at)}
            onUnremove={() => press('unremove', part, at)}
            onToggle={isUnfolded ? undefined : () => toggle(part.key)}
            onChange={(change) => {
              open(part.key)
              editing.change(set, part, change)
            }}
          />
        )
      })}
      <Button
        look={missingId ? 'quiet' : 'outline'}
        onClick={onAdd ?? add}
        aria-describedby={missingId}
        className={`w-full ${missingId ? 'text-ink-muted!' : ''}`}
      >
        <Plus aria-hidden className="size-5" /> Add {withArticle(set.declaration.noun)}
      </Button>
    </div>
  )
}

function useOpen() {
  const [keys, setKeys] = useState<string[]>([])
  return {
    isOpen: (key: string) => keys.includes(key),
    open: (key: string) => setKeys((all) => (all.includes(key) ? all : [...all, key])),
    toggle: (key: string) =>
      setKeys((all) => (all.includes(key) ? all.filter((each) => each !== key) : [...all, key])),
  }
}

/** Focuses the button that is in place of the pressed one, or that of the next part, or the last button. */
const focusRemoved = (
  place: React.RefObject<HTMLElement | null>,
  { key }: EditedPart,
  at: number,
) =>
  requestAnimationFrame(() => {
    if (!isFocusLost()) return
    const all = [...(place.current?.querySelectorAll<HTMLElement>(':scope > *') ?? [])]
    const own = all.find(({ dataset }) => dataset.part === key) ?? all[at]
    const button = own?.querySelector<HTMLElement>('[data-remove]') ?? all.at(-1)
    button?.focus({ preventScroll: true })
  })

/** Focuses the first blank field of a new part. */
function useFocusOfNew(place: React.RefObject<HTMLElement | null>) {
  const [key, setKey] = useState<string>()
  useEffect(() => {
    const controls = place.current?.querySelectorAll<HTMLInputElement>(
      `[data-part="${key}"] :is(input:not([type=file]), textarea)`,
    )
    for (const control of controls ?? []) if (!control.value) return control.focus()
  }, [place, key])
  return setKey
}
