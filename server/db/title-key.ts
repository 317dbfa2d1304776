/** The sort key of titles: ignores accents and case, on both databases alike. */
export const titleKey = (title: string) =>
  title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
