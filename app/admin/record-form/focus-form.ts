/** Takes the eye and the focus to the first of these that is on the screen, once it has been drawn anew. */
const focusFirst = (...ids: string[]) =>
  requestAnimationFrame(() => {
    const shown = ids
      .map((id) => document.getElementById(id))
      .find((element) => element?.checkVisibility())
    shown?.focus({ preventScroll: true })
    shown?.scrollIntoView({ block: shown.id.startsWith('row-') ? 'center' : 'start' })
  })

/** To a heading. */
export const focusHeading = (id: string) => () => focusFirst(id)

/** To the heading of the screen's form. */
export const focusForm = () => focusFirst('form-heading')

/** To the title in the form, to be typed over. */
export const focusTitle = () =>
  requestAnimationFrame(() => {
    const title = document.querySelector<HTMLInputElement>('form input[name=title]')
    title?.focus({ preventScroll: true })
    title?.select()
    document.getElementById('form-heading')?.scrollIntoView()
  })

/** To the form; where it is out of sight, to the row of what was in it, or else to the list. */
export const focusAfter = (id: number | string) =>
  focusFirst('form-heading', `row-${id}`, 'list-heading')

/** To the list: the row that had the focus is gone. */
export const focusList = () => focusFirst('list-heading')
