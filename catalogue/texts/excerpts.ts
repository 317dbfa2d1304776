const maxLength = 160
/** Characters shown before the first difference. */
const lead = 40

/** Both texts shortened around their first difference. */
export function excerpts(before: string, after: string): { before: string; after: string } {
  const same = sharedStart(before, after)
  const from = Math.max(before.length, after.length) > maxLength && same > lead ? same - lead : 0
  const cut = (text: string) => {
    const piece = [...text.slice(from)].slice(0, maxLength).join('')
    return `${from > 0 ? '…' : ''}${piece}${from + piece.length < text.length ? '…' : ''}`
  }
  return { before: cut(before), after: cut(after) }
}

function sharedStart(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return at
}
