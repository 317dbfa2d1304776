export interface LineProps {
  optionId: string
  id: string
  /** As messages name it: `options.0.lines.2`. */
  path: string
  at: number
  isLast: boolean
}
