import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { Confirm } from '../../ui/confirm.tsx'
import { useListener } from '../../use-listener.ts'
import { useEditing } from '../editing/editing.ts'
import { saveFirst } from './save-first.ts'

/** Saves before the user leaves the quote, and asks only if that fails. */
export function LeaveGuard() {
  const { autosave } = useEditing()
  const [isAsking, setAsking] = useState(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      autosave.get().state !== 'saved' && currentLocation.pathname !== nextLocation.pathname,
  )
  const { state, proceed } = blocker
  useEffect(() => {
    if (state !== 'blocked') return
    setAsking(false)
    return saveFirst(autosave.flush, { goOn: () => proceed?.(), ask: () => setAsking(true) })
  }, [state, proceed, autosave])
  useListener('beforeunload', (event) => {
    if (autosave.get().state !== 'saved') event.preventDefault()
  })
  return (
    <Confirm
      open={state === 'blocked' && isAsking}
      question="Leave without saving?"
      about="The changes stay on this device and come back when you open the quote here again."
      verb="Leave"
      cancel="Stay"
      onAnswer={(leave) => (leave ? blocker.proceed?.() : blocker.reset?.())}
    />
  )
}
