/** Cards per page of benefits and reviews. */
const pageSize = 3
/** Pages of reviews that the browser fetches at once. */
const pagesPerFile = 10

export const pageCount = (items: number) => Math.max(1, Math.ceil(items / pageSize))

/** The items of a page, counted from 1. */
export const pageOf = <T>(items: T[], page: number): T[] =>
  items.slice((page - 1) * pageSize, page * pageSize)

/** The items of a file, counted from 1. */
export const fileOf = <T>(items: T[], file: number): T[] =>
  items.slice((file - 1) * pagesPerFile * pageSize, file * pagesPerFile * pageSize)

/** Which file has a page. */
export const fileWith = (page: number) => Math.ceil(page / pagesPerFile)

/** The items of a page, of the file that has it. */
export const pageInFile = <T>(items: T[], page: number): T[] =>
  pageOf(items, page - (fileWith(page) - 1) * pagesPerFile)
