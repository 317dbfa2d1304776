import { useEffect } from 'react'
import { Link } from 'react-router'
import type { Entry, EntryGroup } from './entries.ts'

interface Props {
  groups: EntryGroup[]
  /** The chosen one, counted through all groups. */
  at: number
  listId: string
  onGo: (entry: Entry) => void
}

/** Links, so that they open in another tab as any link does. */
export function Entries({ groups, at, listId, onGo }: Props) {
  useEffect(() => {
    document.getElementById(`${listId}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [listId, at])
  const starts = groups.map((_, group) =>
    groups.slice(0, group).reduce((sum, { entries }) => sum + entries.length, 0),
  )
  return (
    <div id={listId} role="listbox" aria-label="Places" className="p-2 empty:p-0">
      {groups.map(({ heading, entries }, group) => (
        <fieldset key={heading} aria-label={heading} className="min-w-0">
          <p
            aria-hidden
            className="px-3 pt-2 pb-1 text-xs font-semibold tracking-wider text-ink-muted uppercase"
          >
            {heading}
          </p>
          {entries.map((entry, index) => {
            const place = (starts[group] ?? 0) + index
            return (
              <Option
                key={`${entry.to} ${entry.hint}`}
                id={`${listId}-${place}`}
                isChosen={place === at}
                {...{ entry, onGo }}
              />
            )
          })}
        </fieldset>
      ))}
    </div>
  )
}

interface OptionProps {
  id: string
  entry: Entry
  isChosen: boolean
  onGo: (entry: Entry) => void
}

const Option = ({ id, entry, isChosen, onGo }: OptionProps) => (
  <Link
    id={id}
    role="option"
    aria-selected={isChosen}
    tabIndex={-1}
    to={entry.to}
    onClick={(event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      onGo(entry)
    }}
    className="block rounded-lg px-3 py-2 hover:bg-surface-2 aria-selected:bg-primary aria-selected:text-on-primary pointer-coarse:min-h-11"
  >
    <span dir="auto" className="block truncate text-left font-medium">
      {entry.text}
    </span>
    <span className={`block truncate text-sm ${isChosen ? '' : 'text-ink-muted'}`}>
      {entry.hint}
    </span>
  </Link>
)
