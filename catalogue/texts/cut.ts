/** At most so many UTF-16 units, as limits count them, without half an emoji or a letter without its marks. */
export function cut(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : text.slice(0, startOfCharacter(text, maxLength))
}

/** Where the character at a place begins, as readers count characters. */
export function startOfCharacter(text: string, at: number): number {
  let start = at
  while (start > 0 && isWithin(text, start)) start -= 1
  // A letter with more marks than there is room for has no better place.
  return start || at
}

const continuing = /^[\u200d\udc00-\udfff\p{M}\p{Emoji_Modifier}]/u
/** A joiner of emoji, or the sign that joins two letters of an Indian script. */
const joining = /[\u200d\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d]$/

const isWithin = (text: string, at: number) =>
  continuing.test(text.slice(at, at + 2)) || joining.test(text.slice(at - 1, at))
