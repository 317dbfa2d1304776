/** One line of a longer text, cut at a word. */
export function shorten(text: string, longest: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  const words = line.slice(0, longest).replace(/\s+\S*$/, '')
  return `${words.replace(/[\s,;:.–-]+$/, '')}…`
}
