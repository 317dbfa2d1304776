import type { Fields } from './field.ts'
import type { ImageFolder } from './pictures/image.ts'

/** A repeated piece of a listing with an id of its own: a day, a room, an add-on. */
export interface Part {
  /** The API's path below /api: 'TravelPackageDayWiseItinerary'. */
  path: string
  /** Word on screen: 'day'. */
  noun: string
  fields: Fields
  /** A field, number or day, that orders the parts; without it they stay in the order they were added in. */
  sortBy?: string
  /** Pictures it carries: several under `images`, one under `icon`, or none. */
  pictures: 'images' | 'icon' | 'none'
}

export function definePart<const P extends Part>(part: P): P {
  return part
}

/** Where the pictures of a part are stored, as the documented addresses name the folders. */
export const pictureFolders = {
  images: 'hotelrooms',
  icon: 'images',
} as const satisfies Record<'images' | 'icon', ImageFolder>

/** How many pictures a part may have. */
export const pictureLimits = { images: 6, icon: 1 }

/** Whether each is called by its number: 'Day 3'. */
export const isNumbered = ({ fields, sortBy = '' }: Part) => fields[sortBy]?.control === 'number'

/** The records by the field that orders them; as they come where there is none. */
export function inOrder<R extends Record<string, unknown>>({ sortBy }: Part, records: R[]): R[] {
  if (!sortBy) return records
  const rank = (record: R) => record[sortBy] as number | string
  return records.toSorted((a, b) => Number(rank(a) > rank(b)) - Number(rank(a) < rank(b)))
}
