import { AsyncLocalStorage } from 'node:async_hooks'
import type { KindName } from '#catalogue/kinds.ts'
import type { TextName } from '#catalogue/texts/texts.ts'

/** What an answer may show: some of a kind's listings, one listing, a text, the settings, stock media, what is paid at a destination; staff's, enquiries. */
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

/** What a change may have touched. */
export type Changed = readonly CacheTag[] | 'everything'

export const listingTags = (kind: KindName, id: number): CacheTag[] => [kind, `listing ${id}`]

const collected = new AsyncLocalStorage<Set<CacheTag>>()

/** Says of the answer under way that it shows these. To be called before they are read. */
export function tagAnswer(...tags: CacheTag[]) {
  const all = collected.getStore()
  for (const tag of tags) all?.add(tag)
}

/**
 * Says of the answer under way that it tells less from this moment on, and is made anew then. One
 * that nobody may see any longer, even where no new one can be made, is `mayStandIn: false`.
 */
export const endAnswerAt = (moment: Date, { mayStandIn }: { mayStandIn: boolean }) =>
  tagAnswer(`${mayStandIn ? 'renewed' : 'until'} ${moment.toISOString()}`)

/** Until when an answer tells the truth, as instants. */
export interface Ends {
  /** From then on it is made anew. */
  renewedAt: number
  /** From then on nobody may see it. */
  goneAt: number
}

export function endsOf(tags: ReadonlySet<CacheTag>): Ends {
  const first = (word: 'renewed' | 'until') => {
    const named = [...tags].filter((tag) => tag.startsWith(`${word} `))
    return Math.min(...named.map((tag) => Date.parse(tag.slice(word.length + 1))))
  }
  const goneAt = first('until')
  return { renewedAt: Math.min(goneAt, first('renewed')), goneAt }
}

/** Does the work; `tags` fills with what it shows. */
export const collectTags = <T>(tags: Set<CacheTag>, work: () => T): T => collected.run(tags, work)

/** Whether an answer with these tags may be another one after the change. */
export const isTouched = (tags: ReadonlySet<CacheTag>, changed: Changed): boolean =>
  changed === 'everything' || changed.some((tag) => tags.has(tag))

export const isListingTag = (tag: CacheTag): boolean => tag.startsWith('listing ')
