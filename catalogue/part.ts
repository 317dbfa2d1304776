import type { Fields } from './field.ts'
import type { ImageFolder } from './pictures/image.ts'

/** A repeated piece of a listing with its own id: a day, a room, an add-on. */
export interface Part {
  /** Path of the API below /api: 'TravelPackageDayWiseItinerary'. */
  path: string
  /** The name on screen: 'day'. */
  noun: string
  fields: Fields
  /**
   * The number or date field that sorts the parts; without it they stay in the order of creation.
   */
  sortBy?: string
  /** Its pictures: several under `images`, one under `icon`, or none. */
  pictures: 'images' | 'icon' | 'none'
}

export function definePart<const P extends Part>(part: P): P {
  return part
}

/** The folder of a part's pictures, as in the documented URLs. */
export const pictureFolders = {
  images: 'hotelrooms',
  icon: 'images',
} as const satisfies Record<'images' | 'icon', ImageFolder>

/** The maximum number of pictures of a part. */
export const pictureLimits = { images: 6, icon: 1 }

/** Whether a part is titled by its number: 'Day 3'. */
export const isNumbered = ({ fields, sortBy = '' }: Part) => fields[sortBy]?.control === 'number'

/** The records sorted by that field, or unchanged if there is none. */
export function inOrder<R extends Record<string, unknown>>({ sortBy }: Part, records: R[]): R[] {
  if (!sortBy) return records
  const rank = (record: R) => record[sortBy] as number | string
  return records.toSorted((a, b) => Number(rank(a) > rank(b)) - Number(rank(a) < rank(b)))
}
