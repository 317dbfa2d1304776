/** Cards per page of benefits and reviews. */
const pageSize = 3

export const pageCount = (items: number) => Math.max(1, Math.ceil(items / pageSize))

/** The items of a page, counted from 1. */
export const pageOf = <T>(items: T[], page: number): T[] =>
  items.slice((page - 1) * pageSize, page * pageSize)
