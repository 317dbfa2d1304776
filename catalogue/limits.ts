/** The largest integer a column can store, and so the largest id. */
export const maxId = 2_147_483_647

/** Maximum characters of a listing's title and of any other line. */
export const maxTitle = 200

/** Maximum page number of a list. */
export const maxPage = 1_000_000

/** Maximum characters of a search. */
export const maxSearch = 200

/** Characters of a password. */
export const passwordLength = { min: 8, max: 128 }

/** Maximum characters of an email address. */
export const maxEmail = 254

/** The answer to a guest who sends too often. */
export const tooManyAttempts = 'Too many attempts at once. Please wait a few minutes, or call us.'
