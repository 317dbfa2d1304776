import type { Occupancy } from './line.ts'
import type { Rooms } from './version.ts'

/** The number of beds of each type in the rooms: the initial quantities of their lines. */
export function bedsOf(rooms: readonly Rooms[]): Record<Occupancy, number> {
  const count = (each: (room: Rooms) => number) =>
    rooms.reduce((sum, room) => sum + each(room) * room.count, 0)
  return {
    double: count(({ occupancy }) => (occupancy === 'double' ? 1 : 0)),
    single: count(({ occupancy }) => (occupancy === 'single' ? 1 : 0)),
    extraAdult: count(({ extraAdults }) => extraAdults),
    childWithBed: count(({ childrenWithBed }) => childrenWithBed),
    childWithoutBed: count(({ childrenWithoutBed }) => childrenWithoutBed),
  }
}

/** The capacity of the rooms, to compare with the party. */
export function guestsIn(rooms: readonly Rooms[]): { adults: number; children: number } {
  const beds = bedsOf(rooms)
  return {
    adults: beds.double * 2 + beds.single + beds.extraAdult,
    children: beds.childWithBed + beds.childWithoutBed,
  }
}
