export interface LineProps {
  optionId: string
  id: string
  /** The path in messages: `options.0.lines.2`. */
  path: string
  at: number
  isLast: boolean
}
