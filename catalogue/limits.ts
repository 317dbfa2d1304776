/** The largest whole number that a column stores, and so the largest id. */
export const maxId = 2_147_483_647

/** The longest title of a listing, and any other line, in characters. */
export const maxTitle = 200

/** The last page of a list that may be asked for. */
export const maxPage = 1_000_000

/** The longest text that a search takes, in characters. */
export const maxSearch = 200
