import { expect, test } from 'vitest'
import { towns } from './map-lines.ts'
import { pointOnMap } from './point-on-map.ts'

/** The real coordinates of the map's towns. */
const coordinates: Record<string, [latitude: number, longitude: number]> = {
  Srinagar: [34.0837, 74.7973],
  Gulmarg: [34.0484, 74.3805],
  Pahalgam: [34.0161, 75.315],
  Sonamarg: [34.3, 75.294],
  Gurez: [34.633, 74.833],
  Anantnag: [33.731, 75.149],
  Shopian: [33.717, 74.834],
}

test.each(towns)('$name is at its coordinates, as precisely as the map allows', (town) => {
  const [latitude = 0, longitude = 0] = coordinates[town.name] ?? []
  expect(pointOnMap({ title: town.name, latitude: null, longitude: null })).toEqual(town.at)
  const [x = 0, y = 0] = pointOnMap({ title: 'Elsewhere', latitude, longitude }) ?? []
  expect(Math.hypot(x - town.at[0], y - town.at[1])).toBeLessThan(32)
})

test.each([
  ['Jammu', 32.73, 74.87],
  ['Leh', 34.15, 77.58],
  ['nowhere', null, null],
])('%s has no place on it', (title, latitude, longitude) => {
  expect(pointOnMap({ title, latitude, longitude })).toBeUndefined()
})
