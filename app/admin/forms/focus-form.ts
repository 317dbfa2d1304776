export const formHeading = 'form-heading'

/** Takes the eye and the focus to the heading of the screen's form, once it has been drawn anew. */
export function focusForm() {
  requestAnimationFrame(() => {
    const heading = document.getElementById(formHeading)
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  })
}
