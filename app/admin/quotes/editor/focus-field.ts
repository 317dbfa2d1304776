import type { Editing } from '../editing/editing.ts'
import { viewOf } from '../editing/view.ts'

/** Focuses an element once it is rendered, so that keyboard users keep their place after a removal. */
export const focusNext = (id: string | undefined) =>
  requestAnimationFrame(() => document.getElementById(id ?? '')?.focus())

/** Opens the section of a field, and focuses it. */
export function focusField({ view, draft }: Pick<Editing, 'view' | 'draft'>, name: string) {
  const place = viewOf(name, draft.get())
  view.change((now) => ({ ...now, ...place }))
  requestAnimationFrame(() => {
    const field = shownIn(name) ?? document.getElementById(place.lineId ?? place.dayId ?? '')
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  })
}

/** The field, or its container if it has no control. */
function shownIn(name: string): HTMLElement | null {
  const pieces = name.split('.')
  while (pieces.length > 0) {
    const element = document.getElementById(pieces.join('.'))
    if (element) return element
    pieces.pop()
  }
  return null
}
