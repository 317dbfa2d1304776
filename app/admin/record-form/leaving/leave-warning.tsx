import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Blocker, useBlocker, useLocation, useNavigate } from 'react-router'
import { Confirm } from '../../ui/confirm.tsx'
import { useListener } from '../../use-listener.ts'
import { answersOnce } from './answers-once.ts'
import {
  formsLeft,
  holdsBack,
  isAwaited,
  openForms,
  takeAwaited,
  type UnsavedForm,
} from './unsaved-forms.ts'

/**
 * Asks before unsaved changes are lost, by navigation or by closing the page; if they are being saved,
 * only once that has failed.
 */
export function LeaveWarning(props: UnsavedForm) {
  const { isDirty, isSaving = false } = props
  const form = useRef(props)
  form.current = props
  const location = useLocation()
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    holdsBack(currentLocation, nextLocation),
  )
  const [answer] = useState(answersOnce)
  const left = blocker.location ? formsLeft(location, blocker.location) : []
  // With the form itself, since a click may follow at once.
  useLayoutEffect(() => {
    openForms.add(form)
    return () => void openForms.delete(form)
  }, [])
  // Below, since a form that is gone must not be asked about.
  useAwaited(blocker, isSaving)
  useListener('beforeunload', (event) => isDirty() && event.preventDefault())
  return (
    <Confirm
      open={blocker.state === 'blocked' && !isAwaited(blocker.location)}
      question="Leave without saving?"
      about={left.length > 1 ? 'Several forms have unsaved changes.' : (left[0] ?? props).about}
      verb="Leave"
      cancel="Stay"
      onAnswer={(leave) => answer(blocker, leave ? left : undefined)}
    />
  )
}

/** Navigates after the save: away if it succeeded, else to the question. */
function useAwaited(blocker: Blocker, isSaving: boolean) {
  const navigate = useNavigate()
  useLayoutEffect(() => {
    if (isAwaited(blocker.location)) blocker.reset?.()
  }, [blocker])
  useEffect(() => {
    if (!isSaving) return
    return () => {
      const to = takeAwaited()
      if (to) void navigate(to)
    }
  }, [isSaving, navigate])
}
