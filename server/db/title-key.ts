/** Accents and the like, which may be left out; not the vowel signs of Hindi, which tell words apart. */
const accents = /(?=\p{M})[\p{Script=Inherited}\u093c]/gu

/** The sort key of titles: ignores accents and case, on both databases alike. */
export const titleKey = (title: string) =>
  title.normalize('NFKD').replaceAll(accents, '').toLowerCase()

/** Sorted by name as lists of titles are, equal names by id. */
export const sortedByName = <T extends { id: number; name: string }>(rows: T[]): T[] =>
  rows
    .map((row) => ({ row, key: titleKey(row.name) }))
    .sort((a, b) => (a.key === b.key ? a.row.id - b.row.id : a.key < b.key ? -1 : 1))
    .map(({ row }) => row)
