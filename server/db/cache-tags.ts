import { AsyncLocalStorage } from 'node:async_hooks'
import type { KindName } from '#catalogue/kinds.ts'
import type { TextName } from '#catalogue/texts/texts.ts'

/**
 * What an answer may show: listings of a kind, one listing, a text, settings, stock media, local
 * costs of a destination; for staff, enquiries.
 */
export type CacheTag =
  | KindName
  | `listing ${number}`
  | `text ${TextName}`
  | 'settings'
  | 'media'
  | `local costs ${number}`
  | 'redirects'
  | 'conditions'
  | 'calendar'
  | `until ${string}`
  | `renewed ${string}`
  | 'enquiries'
  | 'reviews'

/** What a change may affect. */
export type Changed = readonly CacheTag[] | 'everything'

export const listingTags = (kind: KindName, id: number): CacheTag[] => [kind, `listing ${id}`]

const collected = new AsyncLocalStorage<Set<CacheTag>>()

/** Records that the current answer shows these. Call it before reading them. */
export function tagAnswer(...tags: CacheTag[]) {
  const all = collected.getStore()
  for (const tag of tags) all?.add(tag)
}

/**
 * Records that the current answer expires at this moment and must then be rebuilt. `staleAllowed:
 * false` forbids showing it afterwards even if no new answer can be made.
 */
export const endAnswerAt = (moment: Date, { staleAllowed }: { staleAllowed: boolean }) =>
  tagAnswer(`${staleAllowed ? 'renewed' : 'until'} ${moment.toISOString()}`)

/** How long an answer is valid, as instants. */
export interface Expiry {
  /** From then on it is rebuilt. */
  renewedAt: number
  /** From then on it must not be shown. */
  goneAt: number
}

export function expiryOf(tags: ReadonlySet<CacheTag>): Expiry {
  const first = (word: 'renewed' | 'until') => {
    const named = [...tags].filter((tag) => tag.startsWith(`${word} `))
    return Math.min(...named.map((tag) => Date.parse(tag.slice(word.length + 1))))
  }
  const goneAt = first('until')
  return { renewedAt: Math.min(goneAt, first('renewed')), goneAt }
}

/** Does the work; `tags` collects what it shows. */
export const collectTags = <T>(tags: Set<CacheTag>, work: () => T): T => collected.run(tags, work)

/** Whether a change may affect an answer with these tags. */
export const isTouched = (tags: ReadonlySet<CacheTag>, changed: Changed): boolean =>
  changed === 'everything' || changed.some((tag) => tags.has(tag))

export const isListingTag = (tag: CacheTag): boolean => tag.startsWith('listing ')
