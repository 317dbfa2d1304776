export interface Position {
  row: number
  column: number
}

const steps: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Enter: [1, 0],
}

interface Pressed {
  key: string
  shiftKey: boolean
}

/** The cell to which a key moves; undefined for other keys. */
export function nextCell({ key, shiftKey }: Pressed, { row, column }: Position) {
  const step = steps[key]
  if (!step) return undefined
  const sign = key === 'Enter' && shiftKey ? -1 : 1
  return { row: row + sign * step[0], column: column + step[1] }
}

type Caret = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>

/** A horizontal arrow leaves a cell only at the end of its text, or if all of it is selected. */
export function leavesCell(key: string, { value, selectionStart, selectionEnd }: Caret): boolean {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return true
  const isAll = selectionStart === 0 && selectionEnd === value.length
  const edge = key === 'ArrowLeft' ? 0 : value.length
  return isAll || (selectionStart === edge && selectionEnd === edge)
}
