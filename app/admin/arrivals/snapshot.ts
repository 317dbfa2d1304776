import type { WireEnquiryNews } from '#server/api/enquiries/arrival-routes.ts'

export type Arrived = WireEnquiryNews['arrived'][number]

/** What is known of the enquiries that came since somebody here last looked. */
export interface Snapshot {
  /** The last that came. */
  latestId: number
  /** How many somebody still has to do something about. */
  open: number
  arrived: Arrived[]
}

export function withNews(known: Snapshot | undefined, news: WireEnquiryNews): Snapshot {
  const before = known?.arrived ?? []
  const ids = new Set(before.map(({ id }) => id))
  return { ...news, arrived: [...before, ...news.arrived.filter(({ id }) => !ids.has(id))] }
}

/** Up to which one somebody has seen them all, and which of the later ones they opened. */
export interface Seen {
  upTo: number
  opened: number[]
}

export const unseenOf = (arrived: Arrived[], { upTo, opened }: Seen): Arrived[] =>
  arrived.filter(({ id }) => id > upTo && !opened.includes(id))

/** The same object where that says nothing new, as below. */
export const seenUpTo = (seen: Seen, id: number): Seen =>
  id <= seen.upTo ? seen : { upTo: id, opened: seen.opened.filter((each) => each > id) }

export const opened = (seen: Seen, id: number): Seen =>
  id <= seen.upTo || seen.opened.includes(id) ? seen : { ...seen, opened: [...seen.opened, id] }
