/** The content of a text area with its selection. */
export interface Selected {
  text: string
  start: number
  end: number
}

/** After Enter at the end of an item: the next item's mark; null removes an empty item's mark. */
export function nextItem({ text, start, end }: Selected): string | null | undefined {
  if (start !== end) return undefined
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  const [, mark, number, words] = /^([-*•]|(\d{1,2})[.)])[ \t]+(.*)$/.exec(line) ?? []
  if (mark === undefined) return undefined
  if (!words?.trim()) return null
  return number ? `\n${Number(number) + 1}. ` : `\n${mark} `
}
