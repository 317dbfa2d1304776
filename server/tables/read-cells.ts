import { CsvError, type CsvErrorCode, parse } from 'csv-parse/sync'

const delimiters = ['\t', ',', ';']

/** The rows of a text separated by commas, semicolons or tabs. Throws an Error of a line. */
export function readCells(text: string): string[][] {
  const [said, delimiter] = separatorLine.exec(text) ?? ['']
  const rest = text.slice(said.length)
  return cellsOf(rest, delimiter ?? delimiterOf(rest))
}

/** A line that tells Excel the separator. */
const separatorLine = /^\uFEFF?sep=([\t,;|])\r?\n/i

/** The most frequent separator in the heading, outside of quotes. */
function delimiterOf(text: string): string {
  const heading = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0].replaceAll(/"[^"]*"/g, '') ?? ''
  const count = (delimiter: string) => heading.split(delimiter).length
  return delimiters.reduce((best, each) => (count(each) > count(best) ? each : best))
}

function cellsOf(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { bom: true, relax_column_count: true, trim: true, delimiter })
  } catch (error) {
    if (error instanceof CsvError) throw new Error(plainly(error))
    throw error
  }
}

const explanations: Partial<Record<CsvErrorCode, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a cell begins with a quotation mark and never ends with one.',
  INVALID_OPENING_QUOTE:
    'a quotation mark stands inside a cell without quotes around it. Put quotes around the cell and write the one inside twice.',
  CSV_INVALID_CLOSING_QUOTE:
    'something follows the quotation mark that ends a cell. Write a quotation mark inside a cell twice.',
}

function plainly({ code, message, ...place }: CsvError): string {
  const line =
    'lines' in place && typeof place.lines === 'number' ? `line ${place.lines}` : 'The file'
  return `${line}: ${explanations[code] ?? `the cells cannot be told apart (${message}).`}`
}
