/** One line of the budget: a maximum or minimum of a page. */
export interface Line {
  page: string
  what: string
  unit: 'KB' | 'MB' | 's' | 'ms' | '/s' | '×' | 'points' | ''
  value: number
  limit: number
  is: 'at most' | 'at least'
}

type Measured = Pick<Line, 'what' | 'unit' | 'value' | 'limit'>

export const atMost = (line: Measured) => ({ ...line, is: 'at most' as const })
export const atLeast = (line: Measured) => ({ ...line, is: 'at least' as const })

export function isOver({ value, limit, is }: Line): boolean {
  // A missing measurement fails.
  if (!Number.isFinite(value)) return true
  return is === 'at most' ? value > limit : value < limit
}

export function asTable(lines: Line[]): string {
  const rows = lines.map((line) => [
    line.page,
    line.what,
    `${sign(line)} ${shown(line.limit, line.unit)}`,
    shown(line.value, line.unit),
    isOver(line) ? 'OVER' : '',
  ])
  return [['Page', 'What', 'Budget', 'Value', ''], ['---', '---', '---:', '---:', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

const sign = ({ is }: Line) => (is === 'at most' ? '≤' : '≥')

const shown = (value: number, unit: Line['unit']) =>
  `${Math.round(value * 100) / 100} ${unit === 'points' ? '' : unit}`.trim()
