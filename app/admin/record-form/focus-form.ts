/** Who has begun something else meanwhile, such as a search, keeps the focus. */
const isElsewhere = () =>
  document.activeElement?.matches(
    'input:not([type="checkbox"], [type="radio"]), textarea, select, [role$=dialog], [role$=dialog] *',
  )

/** Scrolls to and focuses the first of these elements that is visible, after rendering. */
const focusFirst = (ids: string[], isAsked = false) =>
  requestAnimationFrame(() => {
    if (!isAsked && isElsewhere()) return
    const shown = ids
      .map((id) => document.getElementById(id))
      .find((element) => element?.checkVisibility())
    shown?.focus({ preventScroll: true })
    shown?.scrollIntoView({ block: shown.id.startsWith('row-') ? 'center' : 'start' })
  })

/** A heading. */
export const focusHeading = (id: string) => () => focusFirst([id])

/** The heading of the screen's form, which was asked for, wherever a message that closes puts the focus. */
export const focusForm = () => focusFirst(['form-heading'], true)

/** The title in the form, selected. */
export const focusTitle = () =>
  requestAnimationFrame(() => {
    const title = document.querySelector<HTMLInputElement>('form input[name=title]')
    title?.focus({ preventScroll: true })
    title?.select()
    document.getElementById('form-heading')?.scrollIntoView()
  })

/** The form or, if it is hidden, its record's row, or else the list. */
export const focusAfter = (id: number | string) =>
  focusFirst(['form-heading', `row-${id}`, 'list-heading'])

/** The list, since the focused row was removed. */
export const focusList = () => focusFirst(['list-heading'])
