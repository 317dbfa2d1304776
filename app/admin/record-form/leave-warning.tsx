import { useEffect } from 'react'
import { type Location, useBlocker } from 'react-router'
import { Confirm } from '../ui/confirm.tsx'

interface Props {
  /** Called when the user is about to leave. */
  isDirty: () => boolean
  /** The URL parameters that identify what is open; others may change freely. */
  place: string[]
  about: string
  onLeave: () => void
}

/** Asks before unsaved changes are lost, by navigation or by closing the page. */
export function LeaveWarning({ isDirty, place, about, onLeave }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty() && isElsewhere(currentLocation, nextLocation, place),
  )
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => isDirty() && event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isDirty])

  function answer(leave: boolean) {
    if (!leave) return blocker.reset?.()
    onLeave()
    blocker.proceed?.()
  }
  return (
    <Confirm
      open={blocker.state === 'blocked'}
      question="Leave without saving?"
      about={about}
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
