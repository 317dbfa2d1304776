import { compared } from './lists.ts'
import type { SavableListing } from './save-button.tsx'
import { useIds } from './use-ids.ts'

interface Props {
  about: SavableListing
  className: string
}

/** Adds a travel package to the comparison. The tray at the bottom reports when there are too many. */
export function CompareButton({ about: { id, title }, className }: Props) {
  const isChosen = useIds(compared)?.includes(id) ?? false

  function toggle() {
    if (isChosen) compared.remove(id)
    else if (!compared.add(id)) window.dispatchEvent(new CustomEvent(refused, { detail: title }))
  }

  return (
    <button
      type="button"
      className={`compare-button script-only ${className}`}
      aria-label={`Compare: ${title}`}
      aria-pressed={isChosen}
      onClick={toggle}
    >
      Compare
    </button>
  )
}

/** The event fired when the comparison is full, with the refused package as detail. */
export const refused = 'comparison-full'
