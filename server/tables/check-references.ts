import { columnOf } from './failed-formulas.ts'

export const tooLarge = 'It takes too much time or memory to be read.'

/** The parser allocates all cells up to the farthest one. */
const maxCells = 5_000_000

const attribute = /([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const placed = /<(?:\w+:)?(?:row|c|dimension)((?:\s+[\w:]+\s*=\s*(?:"[^"]*"|'[^']*'))*)/g
const reference = /^([A-Z]{0,3})(\d{1,7})$/

/**
 * Scans the XML of a sheet in chunks before it is parsed: throws an Error of a line if a row, a
 * cell or the sheet's dimension is out of bounds.
 */
export function referenceChecker() {
  const farthest = { column: 1, row: 1 }
  let rest = ''

  function note(written: string) {
    const [, letters = '', digits = ''] = reference.exec(written) ?? []
    if (digits === '') throw new Error(tooLarge)
    farthest.column = Math.max(farthest.column, columnOf(letters))
    farthest.row = Math.max(farthest.row, Number(digits))
    if (farthest.column * farthest.row > maxCells) throw new Error(tooLarge)
  }

  return (piece: string) => {
    const text = rest + piece
    for (const [, attributes = ''] of text.matchAll(placed)) {
      for (const [, name, double, single] of attributes.matchAll(attribute)) {
        if (name === 'r' || name === 'ref') (double ?? single ?? '').split(':').forEach(note)
      }
    }
    // A tag may continue in the next chunk; noting a place twice is harmless.
    const open = text.lastIndexOf('<')
    rest = open >= 0 && !text.includes('>', open) ? text.slice(open) : ''
  }
}
