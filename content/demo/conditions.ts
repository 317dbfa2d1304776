import type { CalendarValues } from '#catalogue/conditions/calendar-entry.ts'
import type { ConditionKind } from '#catalogue/conditions/condition.ts'
import { type MapMark, mapMarks } from '#catalogue/conditions/map-marks.ts'

const places: MapMark[] = ['gondola', 'tulips']

/** The roads and places on the map, with unknown state, since no state may be invented. */
export const demoConditions = Object.entries(mapMarks).map(([mark, name]) => ({
  name,
  mark,
  kind: (places.includes(mark as MapMark) ? 'place' : 'road') satisfies ConditionKind,
}))

/** When each usually occurs. */
export const demoCalendar: CalendarValues[] = [
  {
    ...{ title: 'Snow at Gulmarg', place: 'Gulmarg', from: '12-15', to: '03-31' },
    note: 'The upper gondola and the slopes depend on the day’s wind.',
  },
  {
    ...{ title: 'Almond blossom', place: 'Badamwari, Srinagar', from: '03-10', to: '04-05' },
    note: 'The first blossom of the year, some ten days at its best.',
  },
  {
    ...{ title: 'Tulips', place: 'Tulip garden, Srinagar', from: '03-20', to: '04-20' },
    note: 'The garden opens for about a month; a warm spring shortens it.',
  },
  {
    ...{ title: 'Passes open', place: 'Zojila, Sinthan Top, Razdan Pass', from: '05-15' },
    ...{ to: '11-15', note: 'First and last snow move both ends by weeks.' },
  },
  {
    ...{ title: 'Saffron harvest', place: 'Pampore', from: '10-20', to: '11-15' },
    note: 'The fields are violet for two to three weeks.',
  },
  {
    ...{ title: 'Chinar colours', place: 'Srinagar’s gardens', from: '10-15', to: '11-20' },
    note: 'Red at the turn of the month, then a carpet of leaves.',
  },
]
