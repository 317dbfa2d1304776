/** Lower case for searches, letter by letter as PostgreSQL's `lower` does, and SQLite's here. */
export const lowerCase = (text: string) =>
  text.replaceAll('İ', 'i').replaceAll('Σ', 'σ').toLowerCase()
