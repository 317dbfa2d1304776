import type { Place } from '#catalogue/places.ts'
import { tagAnswer } from '../../db/cache-tags.ts'
import type { Queries } from '../../db/tables.ts'
import { selectListings, type Visibility } from '../find/narrow.ts'

export interface FoundPlace extends Place {
  /** Decimal degrees; null if staff entered none. */
  latitude: number | null
  longitude: number | null
}

/** All destinations as places, in their order. */
export async function findPlaces(db: Queries, visibility: Visibility): Promise<FoundPlace[]> {
  tagAnswer('Destination')
  const rows = await selectListings(db, 'Destination', visibility)
    .select(['id', 'title', 'details'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ id, title, details }) => {
    const { otherNames = [], latitude = null, longitude = null } = JSON.parse(details)
    return { id, title, otherNames, latitude, longitude }
  })
}
