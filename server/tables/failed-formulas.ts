/** A cell whose formula failed, as stored in the file. */
export interface FailedCell {
  /** 'B7'. */
  at: string
  text: string
}

/** The marker of a formula that was never calculated. */
const uncalculated = '#NOT CALCULATED!'

/** The maximum length of a cell. */
const maxLength = 1_000_000

/**
 * Scans the XML of a sheet in chunks for cells whose formula failed or was never calculated, since
 * the parser would return them as blank.
 */
export function formulaReader() {
  const failed: FailedCell[] = []
  let rest = ''
  return {
    failed,
    read(piece: string) {
      rest = eachCell(rest + piece, (tag, inner) => {
        const text = failureOf(tag, inner)
        const [, at] = / r=["']([A-Z]+\d+)["']/.exec(tag) ?? []
        if (text !== undefined && at !== undefined) failed.push({ at, text })
      })
    },
  }
}

/** Visits complete cells, and returns the rest of an incomplete one. */
function eachCell(text: string, visit: (tag: string, inner: string) => void): string {
  for (let at = 0; ; ) {
    const open = text.indexOf('<c ', at)
    if (open < 0) return text.slice(-2)
    const close = text.indexOf('>', open)
    const isAlone = text[close - 1] === '/'
    const end = isAlone ? close : text.indexOf('</c>', close)
    if (close < 0 || end < 0) return text.length - open > maxLength ? '' : text.slice(open)
    if (!isAlone) visit(text.slice(open, close), text.slice(close + 1, end))
    at = end + 1
  }
}

function failureOf(tag: string, inner: string): string | undefined {
  if (/ t=["']e["']/.test(tag)) return /<v>([^<]*)<\/v>/.exec(inner)?.[1] || uncalculated
  return inner.includes('<f') && !/<(v|is)\b/.test(inner) ? uncalculated : undefined
}

/** Writes the failed cells of a sheet into its rows. */
export function withFailed(rows: string[][], failed: FailedCell[]): string[][] {
  const all = rows.map((cells) => [...cells])
  for (const { at, text } of failed) {
    const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/.exec(at) ?? []
    while (all.length < Number(digits)) all.push([])
    const cells = all[Number(digits) - 1] ?? []
    const column = columnOf(letters)
    while (cells.length < column) cells.push('')
    cells[column - 1] = text
  }
  return all
}

/** 27 of AA. */
export const columnOf = (letters: string) =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0)

const attribute = (name: string, tag: string) =>
  new RegExp(`\\b${name}=["']([^"']*)["']`).exec(tag)?.[1] ?? ''

/** The file of each sheet of a workbook, in order. */
export function sheetFiles(workbook: string, relations: string): string[] {
  const targets = new Map(
    [...relations.matchAll(/<(?:\w+:)?Relationship\b[^>]*>/g)].map(([tag]) => [
      attribute('Id', tag),
      attribute('Target', tag).replace(/^\/?(xl\/)?/, 'xl/'),
    ]),
  )
  return [...workbook.matchAll(/<(?:\w+:)?sheet\b[^>]*>/g)].map(
    ([tag]) => targets.get(attribute('\\w+:id', tag)) ?? '',
  )
}
