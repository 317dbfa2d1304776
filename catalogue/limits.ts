/** The largest integer a column can store, and so the largest id. */
export const maxId = 2_147_483_647

/** Maximum characters of a listing's title and of any other line. */
export const maxTitle = 200

/** Maximum page number of a list. */
export const maxPage = 1_000_000

/** Maximum characters of a search. */
export const maxSearch = 200
