import type { Editing } from '../editing/editing.ts'
import { viewOf } from '../editing/view.ts'

/** Takes the focus to what stands there once it is drawn: who removes by keys keeps their place. */
export const focusNext = (id: string | undefined) =>
  requestAnimationFrame(() => document.getElementById(id ?? '')?.focus())

/** Opens what a field stands in, and takes the focus there. */
export function focusField({ view, draft }: Pick<Editing, 'view' | 'draft'>, name: string) {
  const place = viewOf(name, draft.get())
  view.change((now) => ({ ...now, ...place }))
  requestAnimationFrame(() => {
    const field = shownIn(name) ?? document.getElementById(place.lineId ?? place.dayId ?? '')
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  })
}

/** The field, or what holds it where it has no control of its own. */
function shownIn(name: string): HTMLElement | null {
  const pieces = name.split('.')
  while (pieces.length > 0) {
    const element = document.getElementById(pieces.join('.'))
    if (element) return element
    pieces.pop()
  }
  return null
}
