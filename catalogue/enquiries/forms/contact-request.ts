import { z } from 'zod'
import { count, emailAddress, optional, recordId, required, requiredPhone } from './answer.ts'
import { isNear, notNear, optionalDate } from './day.ts'

const missing = 'Please fill out all required fields.'

/** The general enquiry form, also used for adventures. */
export const contactRequest = z.object({
  name: required('Name', missing),
  email: emailAddress(missing),
  phone: requiredPhone('Phone number', missing).refine(
    (text) => /^\d*$/.test(text),
    'Phone number must contain only digits.',
  ),
  hotel: optional('Hotel'),
  date: optionalDate('Date').refine(isNear, notNear('Date')),
  adults: count({ label: 'Adults', min: 1, tooFew: 'At least one adult is required', empty: 1 }),
  children: count({
    label: 'Children',
    min: 0,
    tooFew: 'Number of children cannot be negative',
    empty: 0,
  }),
  days: count({
    label: 'Days',
    min: 1,
    tooFew: 'At least one day is required',
    empty: 1,
    max: 365,
  }),
  /** Set only on a listing's page. */
  kind: optional('Kind', 40),
  listingId: recordId('Listing'),
})

export const contactRequestLabels = {
  hotel: 'Hotel or listing',
  date: 'Date',
  adults: 'Adults',
  children: 'Children',
  days: 'Days',
}
