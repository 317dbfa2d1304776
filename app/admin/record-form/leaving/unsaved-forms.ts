import type { RefObject } from 'react'
import type { Location } from 'react-router'

export interface UnsavedForm {
  /** Called when the user is about to leave. */
  isDirty: () => boolean
  /** While it is, a navigation waits for the result. */
  isSaving?: boolean
  /** The URL parameters that identify what is open; others may change freely. */
  place: string[]
  about: string
  onLeave: () => void
}

/** The forms of the screen: of several blockers, the router asks only one. */
export const openForms = new Set<RefObject<UnsavedForm>>()

const dirtyForms = () =>
  [...openForms].map(({ current }) => current).filter(({ isDirty }) => isDirty())

/** Whether anything on the screen is not saved. */
export const hasUnsavedForms = () => dirtyForms().length > 0

/** The forms that a navigation leaves with unsaved changes. */
export const formsLeft = (from: Location, to: Location) =>
  dirtyForms().filter(({ place }) => isElsewhere(from, to, place))

let awaited: Location | undefined

/** Whether to hold back a navigation: to ask, or until the forms that it leaves are saved. */
export function holdsBack(from: Location, to: Location): boolean {
  const left = formsLeft(from, to)
  if (left.length === 0) return false
  awaited = left.every(({ isSaving }) => isSaving) ? to : undefined
  return true
}

/** Whether this navigation waits for a save. */
export const isAwaited = (to?: Location) => to !== undefined && to === awaited

/** The navigation that waited for a save, once. */
export function takeAwaited(): Location | undefined {
  const to = awaited
  awaited = undefined
  return to
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
