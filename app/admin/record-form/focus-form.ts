/** Takes the eye and the focus to a heading, once it has been drawn anew. */
export const focusHeading = (id: string) => () =>
  requestAnimationFrame(() => {
    const heading = document.getElementById(id)
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  })

/** Takes the eye and the focus to the heading of the screen's form, once it has been drawn anew. */
export const focusForm = focusHeading('form-heading')

/** Takes them to the list: the row that had the focus is gone. */
export const focusList = focusHeading('list-heading')
