import { ChevronDown } from 'lucide-react'

interface Props {
  id: string
  isOpen: boolean
  onToggle: () => void
  /** Its summary, which stays above when it is open. */
  summary: React.ReactNode
  children: React.ReactNode
}

/** A row that expands. */
export function Unfolding({ id, isOpen, onToggle, summary, children }: Props) {
  return (
    <>
      <button
        type="button"
        id={id}
        aria-expanded={isOpen}
        aria-controls={`${id}-form`}
        onClick={onToggle}
        className="flex min-h-14 w-full cursor-pointer items-center gap-2 rounded-lg py-2 text-left hover:bg-surface-2"
      >
        <span className="min-w-0 grow">{summary}</span>
        <ChevronDown
          aria-hidden
          className={`size-5 shrink-0 text-ink-muted ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      {isOpen && (
        <div id={`${id}-form`} className="space-y-4 pt-1 pb-4">
          {children}
        </div>
      )}
    </>
  )
}
