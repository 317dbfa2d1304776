/** The same for all ways of writing a name: in any case, with or without accents, spaces and signs. */
export const looseKey = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}.]+/gu, '')
