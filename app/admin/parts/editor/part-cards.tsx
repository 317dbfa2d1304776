import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { withArticle } from '#catalogue/noun.ts'
import { Button } from '../../ui/button.tsx'
import { isUnsaved, type PartSet } from './edited-part.ts'
import { PartCard } from './part-card.tsx'
import type { PartsEditing } from './use-edited-parts.ts'

interface Props {
  set: PartSet
  editing: PartsEditing
  /** Shows the fields of all of them, as on a screen of their own. */
  isUnfolded?: boolean
  /** In place of adding one. */
  onAdd?: () => void
  /** Of the text that says what is missing before one can be added. */
  missingId?: string
}

/** The parts of one set, each to be opened, changed and removed, and the button that adds one. */
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
  return (
    <div ref={place} className="space-y-3">
      {parts.map((part, at) => {
        const errors = editing.errorsOf(part)
        const isWrong = Object.keys(errors).length > 0
        const { sending } = editing
        return (
          <PartCard
            key={part.key}
            set={set}
            part={part}
            at={at}
            errors={errors}
            sent={sending?.key === part.key ? sending.bytes : undefined}
            isOpen={isUnfolded || isWrong || isOpen(part.key) || (!part.id && isUnsaved(part))}
            onToggle={isUnfolded ? undefined : () => toggle(part.key)}
            onChange={(change) => {
              open(part.key)
              editing.change(set, part, change)
            }}
            onRemove={() => editing.remove(set, part)}
            onUnremove={() => editing.unremove(set, part)}
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

/** Takes the focus to the first blank field of one that was just added. */
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
