import type { FieldSpec } from '../forms/field.tsx'

const count = { type: 'number', inputMode: 'numeric', initial: '0', min: 0 } as const

/** The fields of the booking inquiry; `today` is the first day that can be chosen. */
export const bookingFields = (today: string, departure?: FieldSpec): FieldSpec[] => [
  { name: 'name', label: 'Name', autoComplete: 'name', wide: true },
  { name: 'email', label: 'Email', type: 'email', inputMode: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  ...(departure ? [departure] : []),
  { name: 'startDate', label: 'Start date', type: 'date', min: today },
  { name: 'endDate', label: 'End date', type: 'date', min: today },
  { name: 'numberOfAdults', label: 'Adults', ...count },
  { name: 'numberOfChilds', label: 'Children', ...count },
]
