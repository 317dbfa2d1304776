/** A pattern for each word that is looked for, in lower case; what a pattern means by itself is left out. */
export const patternsOf = (words: string): string[] =>
  words
    .toLowerCase()
    .replaceAll(/[%_\\\0]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word}%`)
