import { type RefObject, useEffect, useRef } from 'react'
import { type Location, useBlocker, useLocation } from 'react-router'
import { Confirm } from '../ui/confirm.tsx'

interface Props {
  /** Called when the user is about to leave. */
  isDirty: () => boolean
  /** The URL parameters that identify what is open; others may change freely. */
  place: string[]
  about: string
  onLeave: () => void
}

/** All warnings of the screen: of several blockers, the router asks only one. */
const warnings = new Set<RefObject<Props>>()

/** Those that a navigation leaves with unsaved changes. */
const leftBy = (from: Location, to: Location) =>
  [...warnings]
    .map(({ current }) => current)
    .filter(({ isDirty, place }) => isDirty() && isElsewhere(from, to, place))

/** Asks before unsaved changes are lost, by navigation or by closing the page. */
export function LeaveWarning(props: Props) {
  const { isDirty } = props
  const warning = useRef(props)
  warning.current = props
  const location = useLocation()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => leftBy(currentLocation, nextLocation).length > 0,
  )
  const left = blocker.location ? leftBy(location, blocker.location) : []
  useEffect(() => {
    warnings.add(warning)
    return () => void warnings.delete(warning)
  }, [])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => isDirty() && event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isDirty])

  function answer(leave: boolean) {
    if (!leave) return blocker.reset?.()
    for (const { onLeave } of left) onLeave()
    blocker.proceed?.()
  }
  return (
    <Confirm
      open={blocker.state === 'blocked'}
      question="Leave without saving?"
      about={left.length > 1 ? 'Several forms have unsaved changes.' : (left[0] ?? props).about}
      verb="Leave"
      cancel="Stay"
      onAnswer={answer}
    />
  )
}

/** Searching and paging the list next to the form does not leave it. */
function isElsewhere(from: Location, to: Location, place: string[]): boolean {
  const before = new URLSearchParams(from.search)
  const after = new URLSearchParams(to.search)
  return (
    from.pathname !== to.pathname ||
    place.some((name) => openIn(before, name) !== openIn(after, name))
  )
}

/** A form for a new record may be open although the URL names none. */
function openIn(search: URLSearchParams, name: string): string | null {
  const open = search.get(name)
  return open === 'new' ? null : open
}
