import { Heart } from 'lucide-react'
import { saved } from './lists.ts'
import { useIds } from './use-ids.ts'

export interface SavableListing {
  id: number
  title: string
}

interface Props {
  about: SavableListing
  className: string
  /** The visible label, and the beginning of the accessible name. */
  children?: string
}

/** Saves or removes a listing on this device. */
export function SaveButton({ about: { id, title }, className, children }: Props) {
  const isSaved = useIds(saved)?.includes(id) ?? false
  return (
    <button
      type="button"
      className={`keep-button script-only ${className}`}
      aria-label={`Save for later: ${title}`}
      aria-pressed={isSaved}
      onClick={() => (isSaved ? saved.remove(id) : saved.add(id))}
    >
      <Heart aria-hidden size={18} />
      {children}
    </button>
  )
}
