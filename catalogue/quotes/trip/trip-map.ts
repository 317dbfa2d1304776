import {
  dotsOf,
  escaped,
  type Label,
  landOf,
  type MapColours,
  nameAt,
  namesOf,
  pageColours,
  roadsOf,
} from '../../conditions/draw-map.ts'
import { drawn, mapSize, otherRoads, towns } from '../../conditions/map-lines.ts'
import { type Point, pointOnMap } from '../../conditions/point-on-map.ts'

interface TripColours extends MapColours {
  mark: string
  onMark: string
}

export const shownColours: TripColours = {
  ...pageColours,
  mark: 'var(--primary)',
  onMark: 'var(--on-primary)',
}

/** The colours of the printed plan. */
export const printedColours: TripColours = {
  ground: '#fbf7ee',
  land: '#d9f4e4',
  water: '#8fc3d4',
  line: '#b3a98f',
  ink: '#0f2433',
  muted: '#556670',
  mark: '#154f63',
  onMark: '#ffffff',
}

interface Placed {
  title: string
  latitude: number | null
  longitude: number | null
}

interface Mark {
  title: string
  number: number
  at: Point
}

/** A map of the valley with a number at each place of a trip, as SVG; blank if it has none of them. */
export function tripMap(places: Placed[], colours: TripColours): string {
  const marks = places.flatMap((place, index): Mark[] => {
    const at = pointOnMap(place)
    return at ? [{ title: place.title, number: index + 1, at }] : []
  })
  if (marks.length === 0) return ''
  const said = marks.map(({ number, title }) => `${number} ${title}`).join(', ')
  const label = escaped(`Map of the Kashmir valley with the places of this trip: ${said}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mapSize} ${mapSize}" class="trip-map" role="img" aria-label="${label}" fill="none" stroke-linecap="round" stroke-linejoin="round">${groundOf(colours)}${lettersOf(marks, colours)}${marks.map((mark) => numberOf(mark, colours)).join('')}</svg>`
}

function groundOf(colours: TripColours): string {
  const roads = [...otherRoads, ...Object.values(drawn).flatMap(({ path }) => path ?? [])]
  const sheet = `<path d="M0 0h${mapSize}v${mapSize}H0z" fill="${colours.ground}"/>`
  return sheet + landOf(colours) + roadsOf(roads, colours, 3)
}

/** Names have an outline in the background's colour, so that no road runs through them. */
function lettersOf(marks: Mark[], { ground, ink, muted }: TripColours): string {
  const others = towns.filter(({ name }) => !marks.some(({ title }) => title === name))
  const marked = marks.map((mark) => nameAt(mark.title, besideOf(mark), `font-weight="600"`))
  const seam = `stroke="${ground}" stroke-width="5" paint-order="stroke" font-family="Figtree"`
  return `${dotsOf(others, muted)}<g ${seam} font-size="20" fill="${muted}">${namesOf(others)}</g><g ${seam} font-size="23" fill="${ink}">${marked.join('')}</g>`
}

/** At this distance from both edges a name fits next to its number. */
const room = 150

/** The position of its name, next to its number. */
function besideOf({ title, at: [x, y] }: Mark): Label {
  if (x < room || x > mapSize - room) return [x, y + 42, 'middle']
  const town = towns.find(({ name }) => name === title)
  const isLeft = town?.label[2] === 'end'
  return isLeft ? [x - 24, y + 8, 'end'] : [x + 24, y + 8, 'start']
}

const numberOf = ({ number, at: [x, y] }: Mark, { mark, onMark, ground }: TripColours) =>
  `<circle cx="${x}" cy="${y}" r="17" fill="${mark}" stroke="${ground}" stroke-width="3"/><text x="${x}" y="${y + 7}" text-anchor="middle" font-family="Figtree" font-size="20" font-weight="600" fill="${onMark}">${number}</text>`
