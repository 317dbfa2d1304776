import { maxRedirects } from '#catalogue/redirect.ts'
import { readCells } from '../tables/read-cells.ts'

export interface WrittenRow {
  /** As a spreadsheet counts: the first is 1. */
  row: number
  from: string
  to: string
  problem?: string
}

const heading = /^(from|source|old|old address|old url|to|target|new|new address|new url)$/i

/**
 * The rows of a two-column table of old and new addresses, without its heading. Throws an Error of
 * a line.
 */
export function readRows(text: string): WrittenRow[] {
  const rows = readCells(text).flatMap((cells, at) =>
    cells.some(Boolean) ? [{ row: at + 1, cells }] : [],
  )
  const [first] = rows
  const named = first?.cells.slice(0, 2).every((cell) => heading.test(cell)) ? rows.slice(1) : rows
  if (named.length === 0) throw new Error('There is no row with an old and a new address.')
  if (named.length > maxRedirects) throw new Error('At most 10,000 rows can be imported at once.')
  return named.map(({ row, cells: [from = '', to = '', ...more] }) => {
    const beyond = more.find(Boolean)
    const problem = beyond && `“${beyond}” stands beyond the old and the new address.`
    return { row, from, to, ...(problem && { problem }) }
  })
}
