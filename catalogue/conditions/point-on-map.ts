import { mapSize, towns } from './map-lines.ts'

interface Place {
  title: string
  /** Decimal degrees. */
  latitude: number | null
  longitude: number | null
}

export type Point = [x: number, y: number]

/** The position of Srinagar on the map, and the length of a degree. */
const centre = { latitude: 34.0837, longitude: 74.7973, at: [256, 260] }
const degree = { latitude: 386, longitude: 320 }

/** Closer to the edge a mark does not fit. */
const edge = 16

/** The position of a place on the map: that of the town with its name, else by its coordinates; undefined if unknown or outside. */
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
