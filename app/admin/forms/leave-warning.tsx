import { useEffect } from 'react'
import { type Location, useBlocker } from 'react-router'
import { Confirm } from '../ui/confirm.tsx'

interface Props {
  /** Read when somebody is about to leave. */
  isDirty: () => boolean
  /** What would be lost. */
  about: string
  onLeave: () => void
}

/** Asks before unsaved changes are left behind, within the back office and beyond it. */
export function LeaveWarning({ isDirty, about, onLeave }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty() && isElsewhere(currentLocation, nextLocation),
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

/** Searching and paging the list beside the form doesn't leave it. */
function isElsewhere(from: Location, to: Location): boolean {
  const edited = ({ search }: Location) => new URLSearchParams(search).get('edit')
  return from.pathname !== to.pathname || edited(from) !== edited(to)
}
