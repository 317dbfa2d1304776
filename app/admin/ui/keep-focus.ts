/** Remembers the element with the focus, for when it may be gone, as with its row. */
export function keepFocus() {
  const { activeElement: element, body } = document
  const heading = element?.closest('section')?.querySelector<HTMLElement>('h2')

  /** The element, or else the heading of its panel, or else the content. */
  function nearest(): HTMLElement | null {
    if (element instanceof HTMLElement && element !== body && element.isConnected) return element
    return heading?.isConnected ? heading : document.getElementById('content')
  }
  return {
    nearest,
    /** Focuses it, unless the focus is elsewhere. */
    restore: () => document.activeElement === body && nearest()?.focus({ preventScroll: true }),
  }
}
