import { createIdList } from './id-list.ts'

export const maxSaved = 100
export const saved = createIdList('saved', maxSaved, 'drop the oldest')
export const compared = createIdList('compared', 3, 'refuse')
/** The current page and eight before it. */
export const viewed = createIdList('viewed', 9, 'drop the oldest')
