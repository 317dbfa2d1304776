/** Lower case for searches, letter by letter as PostgreSQL's `lower` does, and SQLite's here. */
export const lowerCase = (text: string) =>
  text.replaceAll('İ', 'i').replaceAll('Σ', 'σ').toLowerCase()

/** The pattern of `like … escape '!'` for texts that contain this one. */
export const containing = (text: string) => `%${text.replaceAll(/[%_!]/g, '!$&')}%`
