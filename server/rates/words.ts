/** A LIKE pattern for each searched word, in lower case, with wildcards escaped. */
export const patternsOf = (words: string): string[] =>
  words
    .toLowerCase()
    .replaceAll(/[%_\\\0]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word}%`)
