/** One line of a longer text, cut between words. */
export function shorten(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxLength) return line
  const words = line.slice(0, maxLength).replace(/\s+\S*$/, '')
  // A high surrogate at the end is half an emoji.
  return `${words.replace(/[\s,;:.–\ud800-\udbff-]+$/, '')}…`
}
