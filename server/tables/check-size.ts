import { type Table, tableLimits } from './table.ts'

const { columns, rows, characters } = tableLimits

/** Throws an Error of a line if a sheet is too large. */
export function checkSize({ name, rows: [heading = [], ...below] }: Table) {
  const widest = heading.findLastIndex((cell) => cell !== '') + 1
  if (widest > columns) {
    throw new Error(`${name} has ${grouped(widest)} columns; a sheet may have ${columns}.`)
  }
  const last = below.findLastIndex((cells) => cells.some(Boolean)) + 1
  if (last > rows) {
    throw new Error(
      `${name} has ${grouped(last)} rows; a sheet may have ${grouped(rows)}. Part it into several.`,
    )
  }
  below.forEach((cells, index) => {
    const long = cells.findIndex(({ length }) => length > characters)
    if (long === -1) return
    const at = `${name}, row ${index + 2}, ${heading[long] ?? `column ${long + 1}`}`
    throw new Error(`${at}: a cell may have ${grouped(characters)} characters.`)
  })
}

const grouped = (count: number) => count.toLocaleString('en-IN')
