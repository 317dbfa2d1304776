const controls = 'a[href], button:enabled, select:enabled, summary'

/**
 * Whether nothing has the focus, or only the content as a whole, as after the second click of a double
 * click, which meets a button that the first has disabled.
 */
export function isFocusLost() {
  const { activeElement, body } = document
  return activeElement === body || activeElement?.id === 'content'
}

const canFocus = (element: HTMLElement) => element.isConnected && !element.matches(':disabled')

/** Remembers the element with the focus, for when it may be gone, as with its row. */
export function keepFocus() {
  const { activeElement: element, body } = document
  const row = element?.closest('li')
  const heading = element?.closest('section')?.querySelector<HTMLElement>('h2')

  /** The element, or else the first control of its row, the heading of its panel, or the content. */
  function nearest(): HTMLElement | null {
    if (element instanceof HTMLElement && element !== body && canFocus(element)) return element
    const inRow = row?.isConnected ? row.querySelector<HTMLElement>(controls) : null
    if (inRow) return inRow
    return heading?.isConnected ? heading : document.getElementById('content')
  }
  return {
    nearest,
    /** Focuses it, unless the focus is elsewhere or was nowhere. */
    restore: () => element !== body && isFocusLost() && nearest()?.focus({ preventScroll: true }),
  }
}
