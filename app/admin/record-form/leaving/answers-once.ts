import type { Blocker } from 'react-router'
import type { UnsavedForm } from './unsaved-forms.ts'

/**
 * Answers each blocked navigation once: at a double click the second click would be an error of the
 * router. With the forms that are left, or none to stay.
 */
export function answersOnce() {
  let answered: Blocker['location']
  return (blocker: Blocker, left?: Pick<UnsavedForm, 'onLeave'>[]) => {
    if (blocker.location === answered) return
    answered = blocker.location
    if (!left) return blocker.reset?.()
    for (const { onLeave } of left) onLeave()
    blocker.proceed?.()
  }
}
