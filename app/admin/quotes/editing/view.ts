import type { Version } from '#catalogue/quotes/version.ts'
import { createStore, type Store } from '../../store.ts'
import { type FieldPlace, placeOf } from './checks.ts'

/** The part shown on narrow screens, the option whose lines are shown, and what is open in them. */
export interface View {
  part: FieldPlace['part']
  optionId: string
  lineId?: string
  dayId?: string
  isTripOpen: boolean
}

export type ViewStore = Store<View>

/** Guest and stay are open until entered. */
export const createView = ({ options, guest, arrival }: Version): ViewStore =>
  createStore<View>({
    part: 'days',
    optionId: options[0]?.id ?? '',
    isTripOpen: guest.name === '' || guest.phone === '' || arrival === '',
  })

/** The view in which a field is visible. */
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
