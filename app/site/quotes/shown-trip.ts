import { shortDay } from '#catalogue/dates/day-words.ts'
import { dayInKolkata, momentInKolkata } from '#catalogue/dates/kolkata.ts'
import { daysText } from '#catalogue/quotes/trip/trip.ts'
import { shownColours, tripMap } from '#catalogue/quotes/trip/trip-map.ts'
import type { Trip } from '#server/quotes/trips.ts'
import { mapLink } from '../destinations/map-link.ts'

export type ShownTrip = NonNullable<ReturnType<typeof shownTrip>>

/** The texts of a trip sheet, with the time for which they are valid. */
export function shownTrip(trip: Trip | undefined, now: Date) {
  if (!trip) return undefined
  const places = trip.places.map(({ place }) => place)
  return {
    ...trip,
    asOf: `${shortDay(dayInKolkata(now))}, ${momentInKolkata(now).slice(11)} in Srinagar`,
    map: tripMap(places, shownColours),
    places: trip.places.map(({ place, days }) => ({
      ...{ id: place.id, title: place.title, days: daysText(days), map: mapLink(place) },
    })),
  }
}
