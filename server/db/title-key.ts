/** What titles are sorted by: É beside E, and A beside a, on both databases alike. */
export const titleKey = (title: string) =>
  title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
