import type { Version } from '#catalogue/quotes/version.ts'
import { type FieldPlace, placeOf } from './checks.ts'
import { createStore, type Store } from './store.ts'

/** Which part a narrow screen shows, which option's lines, and what is open in them. */
export interface View {
  part: FieldPlace['part']
  optionId: string
  lineId?: string
  dayId?: string
  isTripOpen: boolean
}

export type ViewStore = Store<View>

/** The guest and the stay are open until they are told. */
export const createView = ({ options, guest, arrival }: Version): ViewStore =>
  createStore<View>({
    part: 'days',
    optionId: options[0]?.id ?? '',
    isTripOpen: guest.name === '' || guest.phone === '' || arrival === '',
  })

/** As it must be for a field to be seen. */
export function viewOf(name: string, { options, days }: Version): Partial<View> {
  const { part, option, line, day } = placeOf(name)
  const place = option === undefined ? undefined : options[option]
  return {
    part,
    ...(place && { optionId: place.id }),
    ...(line !== undefined && { lineId: place?.lines[line]?.id }),
    ...(day !== undefined && { dayId: days[day]?.id }),
    ...(part === 'days' && day === undefined && { isTripOpen: true }),
  }
}
