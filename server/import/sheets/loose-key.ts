/** Normalises a name: ignores case, accents, spaces and punctuation. */
export const looseKey = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}.]+/gu, '')
