import { mapSize, towns } from './map-lines.ts'

interface Place {
  title: string
  /** Decimal degrees. */
  latitude: number | null
  longitude: number | null
}

export type Point = [x: number, y: number]

/** Where the drawing has Srinagar, and how far a degree is there. */
const centre = { latitude: 34.0837, longitude: 74.7973, at: [256, 260] }
const degree = { latitude: 386, longitude: 320 }

/** Closer to the edge there is no room for a mark. */
const edge = 16

/** Where the drawing of the valley has a place: as it has a town of that name, else by its coordinates; undefined where neither is known, or it lies outside. */
export function pointOnMap({ title, latitude, longitude }: Place): Point | undefined {
  const town = towns.find(({ name }) => name === title)
  if (town) return town.at
  if (latitude === null || longitude === null) return undefined
  const [left = 0, top = 0] = centre.at
  const x = Math.round(left + (longitude - centre.longitude) * degree.longitude)
  const y = Math.round(top - (latitude - centre.latitude) * degree.latitude)
  const isWithin = [x, y].every((each) => each >= edge && each <= mapSize - edge)
  return isWithin ? [x, y] : undefined
}
