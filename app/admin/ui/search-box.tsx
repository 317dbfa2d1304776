import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLeaving } from '../use-leaving.ts'
import { controlClass } from './control-look.ts'

const typingPauseMs = 300
/** Longer than a press of the mouse takes. */
const pressMs = 1000

interface Props {
  q: string
  label?: string
  onSearch: (q: string) => void
}

export function SearchBox({ q, label = 'Search', onSearch }: Props) {
  const { typed, type, findNow, leave } = useTypedSearch(q, onSearch)
  return (
    <search className="relative grow basis-36">
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5 text-ink-muted"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        className={`${controlClass} min-h-11 pl-10`}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Enter' && findNow()}
      />
    </search>
  )
}

/** The input follows the current search, unless the search came from the input itself. */
function useTypedSearch(q: string, onSearch: (q: string) => void) {
  const [typed, setTyped] = useState(q)
  const [seen, setSeen] = useState(q)
  const asked = useRef(q)
  const timer = useRef<number>(undefined)
  const isLeaving = useLeaving()
  const search = useRef(onSearch)
  search.current = onSearch
  useEffect(() => () => clearTimeout(timer.current), [])
  if (seen !== q) {
    setSeen(q)
    if (asked.current !== q) setTyped(q)
  }
  function type(text: string) {
    setTyped(text)
    findAfter(typingPauseMs, text)
  }
  function findAfter(ms: number, text: string) {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => find(text), ms)
  }
  function find(text: string) {
    clearTimeout(timer.current)
    timer.current = undefined
    if (isLeaving.current) return
    asked.current = text.trim()
    search.current(asked.current)
  }
  /** Searches for what was just typed, without waiting for a pause. */
  const findNow = () => timer.current !== undefined && find(typed)
  /** While a mouse is pressed, only once it is released: found rows would move away from under it. */
  function leave() {
    if (timer.current === undefined || !document.querySelector(':active')) return findNow()
    findAfter(pressMs, typed)
    addEventListener('mouseup', findNow, { once: true, capture: true })
  }
  return { typed, type, findNow, leave }
}
