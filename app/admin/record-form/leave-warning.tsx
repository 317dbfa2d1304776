import { useEffect, useRef, useState } from 'react'
import { useBlocker, useLocation } from 'react-router'
import { Confirm } from '../ui/confirm.tsx'
import { answersOnce } from './answers-once.ts'
import { formsLeft, openForms, type UnsavedForm } from './unsaved-forms.ts'

/** Asks before unsaved changes are lost, by navigation or by closing the page. */
export function LeaveWarning(props: UnsavedForm) {
  const { isDirty } = props
  const form = useRef(props)
  form.current = props
  const location = useLocation()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => formsLeft(currentLocation, nextLocation).length > 0,
  )
  const [answer] = useState(answersOnce)
  const left = blocker.location ? formsLeft(location, blocker.location) : []
  useEffect(() => {
    openForms.add(form)
    return () => void openForms.delete(form)
  }, [])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => isDirty() && event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isDirty])

  return (
    <Confirm
      open={blocker.state === 'blocked'}
      question="Leave without saving?"
      about={left.length > 1 ? 'Several forms have unsaved changes.' : (left[0] ?? props).about}
      verb="Leave"
      cancel="Stay"
      onAnswer={(leave) => answer(blocker, leave ? left : undefined)}
    />
  )
}
