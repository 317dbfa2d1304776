import { type Origin, originNames } from '#catalogue/enquiries/enquiry.ts'
import { originText } from './enquiry-words.ts'

/** Three forms share a name. */
const subjects: Partial<Record<Origin, string>> = {
  hotel: 'hotel',
  room: 'room',
  booking: 'other listings',
}

export const originOptions = originNames.map((value) => ({
  value,
  text: [originText(value), subjects[value]].filter(Boolean).join(', '),
}))

export const orderOptions = [
  { value: 'due', text: 'Overdue first' },
  { value: 'newest', text: 'Newest first' },
  { value: 'oldest', text: 'Oldest first' },
  { value: 'followUp', text: 'By follow-up day' },
]
