import type { WireEnquiryNews } from '#server/api/enquiries/arrival-routes.ts'

export type Arrived = WireEnquiryNews['arrived'][number]

/** The enquiries that arrived since the user last looked. */
export type Snapshot = WireEnquiryNews

export function withNews(known: Snapshot | undefined, news: WireEnquiryNews): Snapshot {
  const before = known?.arrived ?? []
  const ids = new Set(before.map(({ id }) => id))
  return { ...news, arrived: [...before, ...news.arrived.filter(({ id }) => !ids.has(id))] }
}

/** The last id up to which the user has seen all, and the later ones they opened. */
export interface Seen {
  upTo: number
  opened: number[]
}

export const unseenOf = (arrived: Arrived[], { upTo, opened }: Seen): Arrived[] =>
  arrived.filter(({ id }) => id > upTo && !opened.includes(id))

/** Returns the same object if there is nothing new. */
export const seenUpTo = (seen: Seen, id: number): Seen =>
  id <= seen.upTo ? seen : { upTo: id, opened: seen.opened.filter((each) => each > id) }

export const opened = (seen: Seen, id: number): Seen =>
  id <= seen.upTo || seen.opened.includes(id) ? seen : { ...seen, opened: [...seen.opened, id] }
