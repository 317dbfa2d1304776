import type { Fields } from './field.ts'
import type { ImageFolder } from './pictures/image.ts'

/** A repeated piece of a listing with an id of its own: a day, a room, an add-on. */
export interface Part {
  /** The API's path below /api: 'TravelPackageDayWiseItinerary'. */
  path: string
  /** Word on screen: 'day'. */
  noun: string
  fields: Fields
  /** A numeric field that orders the parts; without it they stay in the order they were added in. */
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
