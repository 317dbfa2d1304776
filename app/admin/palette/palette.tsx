import { Search, X } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { maxSearch } from '#catalogue/limits.ts'
import type { WireMe } from '#server/api/users/user-schemas.ts'
import { navigationFor } from '../shell/navigation.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { type Entry, type EntryGroup, foundGroups, matching, screenEntries } from './entries.ts'
import { Entries } from './entry-list.tsx'
import { addRecent, readRecent } from './recent.ts'
import { SearchState } from './search-state.tsx'
import { useFound } from './use-found.ts'

interface Props {
  me: WireMe
  onClose: () => void
}

/** A command palette: opens screens, listings and enquiries by a few letters. */
export function Palette({ me, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => dialog.current?.showModal(), [])
  const navigate = useNavigate()

  function go(entry: Entry) {
    addRecent(me.id, entry)
    dialog.current?.close()
    navigate(entry.to)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Escape.
    <dialog
      ref={dialog}
      aria-label="Go to"
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
      className="mx-auto mt-[max(0.5rem,env(safe-area-inset-top))] max-h-[min(36rem,calc(100dvh-1rem))] w-[38rem] max-w-[calc(100vw-1rem)] flex-col overflow-hidden rounded-2xl border border-line bg-surface text-ink shadow-2xl backdrop:bg-night/55 open:flex sm:mt-[12dvh] sm:max-h-[min(36rem,76dvh)]"
    >
      <Finder me={me} onGo={go} onClose={() => dialog.current?.close()} />
    </dialog>
  )
}

interface FinderProps extends Props {
  onGo: (entry: Entry) => void
}

/** A combobox: the focus stays in the input, the arrow keys move the selection. */
function Finder({ me, onGo, onClose }: FinderProps) {
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const q = typed.trim()
  const search = useFound(q)
  const groups = useGroups(me, q, search.state === 'found' ? foundGroups(search.found) : [])
  const entries = groups.flatMap((group) => group.entries)
  const at = Math.min(active, entries.length - 1)
  const enter = useEnter(entries[at], search.state === 'loading', onGo)
  const listId = useId()

  function type(text: string) {
    setTyped(text)
    setActive(0)
    enter.forget()
  }
  function onKeyDown(event: React.KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by && entries.length > 0) setActive((at + by + entries.length) % entries.length)
    if (event.key === 'Enter') enter.press()
    if (by || event.key === 'Enter') event.preventDefault()
  }
  return (
    <>
      <div className="flex shrink-0 items-center gap-2 border-b border-line pr-1.5 pl-4">
        <Search aria-hidden className="size-5 shrink-0 text-ink-muted" />
        <TypedInput
          {...{ typed, listId, at, onKeyDown }}
          hasEntries={entries.length > 0}
          onType={type}
        />
        <IconButton text="Close" onClick={onClose}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
      <div className="min-h-0 overflow-y-auto overscroll-contain">
        <Entries {...{ groups, at, listId, onGo }} />
        <SearchState search={search} count={entries.length} />
      </div>
    </>
  )
}

interface InputProps {
  typed: string
  listId: string
  /** The position of the selected entry; -1 without any. */
  at: number
  hasEntries: boolean
  onType: (text: string) => void
  onKeyDown: (event: React.KeyboardEvent) => void
}

const TypedInput = ({ typed, listId, at, hasEntries, onType, onKeyDown }: InputProps) => (
  <input
    role="combobox"
    aria-label="Go to a screen, listing, enquiry or quote"
    aria-expanded={hasEntries}
    aria-controls={listId}
    aria-autocomplete="list"
    aria-activedescendant={at >= 0 ? `${listId}-${at}` : undefined}
    placeholder="Screen, listing, name, phone, reference"
    autoComplete="off"
    autoCapitalize="off"
    spellCheck={false}
    enterKeyHint="go"
    maxLength={maxSearch}
    value={typed}
    onKeyDown={onKeyDown}
    onChange={({ target }) => onType(target.value)}
    className="min-h-14 w-full min-w-0 grow bg-transparent px-1 text-base text-ink outline-none placeholder:text-ink-subtle"
  />
)

/** Screens appear at once, the server's results below; before typing, recent places. */
function useGroups(me: WireMe, q: string, found: EntryGroup[]): EntryGroup[] {
  const [recent] = useState(() => readRecent(me.id))
  const screens = screenEntries(navigationFor(me))
  const shown =
    q === ''
      ? [
          { heading: 'Recent', entries: recent },
          { heading: 'Screens', entries: screens },
        ]
      : [{ heading: 'Screens', entries: matching(screens, q) }, ...found]
  return shown.filter(({ entries }) => entries.length > 0)
}

/** Enter opens the selected entry or, for fast typists, the first result once it arrives. */
function useEnter(entry: Entry | undefined, isLooking: boolean, onGo: (entry: Entry) => void) {
  const [isWaiting, setWaiting] = useState(false)
  const go = useRef(onGo)
  go.current = onGo
  useEffect(() => {
    if (!isWaiting || isLooking) return
    setWaiting(false)
    if (entry) go.current(entry)
  }, [isWaiting, isLooking, entry])
  return {
    press: () => (entry ? onGo(entry) : setWaiting(isLooking)),
    forget: () => setWaiting(false),
  }
}
