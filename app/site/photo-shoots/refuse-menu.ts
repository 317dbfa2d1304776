/** Text, form fields and links have their context menu. */
const withMenu = 'a, button, input, select, textarea, label, summary, h1, h2, h3, p'

type Click = Pick<MouseEvent, 'button' | 'ctrlKey'>

/** Whether the mouse opened it; with the Control key, on a Mac. */
const isByMouse = ({ button, ctrlKey }: Click) => button === 2 || ctrlKey

/**
 * Prevents the context menu of a right click on media and background; the keyboard still opens
 * it.
 */
export function refuseMenu(event: Click & Pick<MouseEvent, 'target' | 'preventDefault'>) {
  const { target } = event
  if (!isByMouse(event) || !(target instanceof Element)) return
  if (!target.closest(withMenu)) event.preventDefault()
}
