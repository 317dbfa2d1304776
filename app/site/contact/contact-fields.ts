import type { FieldSpec } from '../forms/field.tsx'

const number = { type: 'number', inputMode: 'numeric' } as const

interface Asked {
  today: string
  /** The subject of the request, if the page knows it. */
  about?: { label: string; title: string }
}

export const contactFields = ({ today, about }: Asked): FieldSpec[] => [
  { name: 'name', label: 'Name', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', inputMode: 'email', autoComplete: 'email' },
  {
    name: 'phone',
    label: 'Phone',
    type: 'tel',
    inputMode: 'numeric',
    autoComplete: 'tel-national',
    hint: 'Digits only, such as 9876543210',
  },
  { name: 'hotel', label: about?.label ?? 'Hotel', initial: about?.title, optional: true },
  { name: 'date', label: 'Date', type: 'date', min: today, optional: true },
  { name: 'adults', label: 'Adults', ...number, initial: '1', min: 1 },
  { name: 'children', label: 'Children', ...number, initial: '0', min: 0 },
  { name: 'days', label: 'Days', ...number, initial: '1', min: 1 },
]
