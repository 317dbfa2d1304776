import { cut, startOfCharacter } from './cut.ts'

const maxLength = 160
/** Characters shown before the first difference. */
const lead = 40

/** Both texts shortened around their first difference. */
export function excerpts(before: string, after: string): { before: string; after: string } {
  const same = sharedStart(before, after)
  const isLong = Math.max(before.length, after.length) > maxLength && same > lead
  const from = isLong ? startOfCharacter(before, same - lead) : 0
  const excerpt = (text: string) => {
    const piece = cut(text.slice(from), maxLength)
    return `${from > 0 ? '…' : ''}${piece}${from + piece.length < text.length ? '…' : ''}`
  }
  return { before: excerpt(before), after: excerpt(after) }
}

function sharedStart(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return at
}
