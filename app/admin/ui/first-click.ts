/**
 * Ignores the second click of a double click, as for buttons that remove an item of a list: it would
 * remove the next item, which has moved under the pointer.
 */
export const onFirstClick = (act: () => void) => (event: React.MouseEvent) => {
  if (event.detail < 2) act()
}
