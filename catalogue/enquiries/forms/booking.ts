import { z } from 'zod'
import { todayInKolkata } from '../../dates/kolkata.ts'
import {
  count,
  emailAddress,
  numeric,
  optional,
  recordId,
  required,
  requiredPhone,
} from './answer.ts'
import {
  dayOf,
  daysBetween,
  isAfter,
  isDate,
  isNear,
  notNear,
  optionalDate,
  requiredDate,
} from './day.ts'

const stay = {
  name: required('Name', 'Name is required'),
  email: emailAddress('Email is required'),
  phone: requiredPhone('Phone', 'Phone is required'),
  /** When the visitor submitted; the server fills it in when absent. */
  contactDate: optionalDate('Contact date'),
  numberOfAdults: count({
    label: 'Number of adults',
    min: 1,
    tooFew: 'At least one adult is required',
    empty: 0,
  }),
  numberOfChilds: count({
    label: 'Number of children',
    min: 0,
    tooFew: 'Number of children cannot be negative',
    empty: 0,
  }),
  /** Shown while typing; the server computes them again from the two dates. */
  numberOfDays: z
    .preprocess((value) => numeric(value) ?? 0, z.number('Number of days must be a number.'))
    .transform(() => 0)
    .default(0),
  startDate: requiredDate('Start date', 'Start date is required')
    .refine(
      (text) => !isDate(text) || dayOf(text) >= todayInKolkata(),
      'Start date cannot be in the past',
    )
    .refine(isNear, notNear('Start date')),
  endDate: requiredDate('End date', 'End date is required'),
}

interface Dates {
  startDate: string
  endDate: string
}

const maxDays = 365

/** Also runs while other fields are wrong, so that all messages come at once. */
const ofBothDates = {
  path: ['endDate'],
  when: ({ value }: { value: unknown }) => {
    const { startDate, endDate } = Object(value) as Record<string, unknown>
    return isDate(startDate) && isDate(endDate)
  },
}

const inOrder = { ...ofBothDates, error: 'End date must be after start date' }
const shortEnough = { ...ofBothDates, error: `A stay can be at most ${maxDays} days.` }

const endsLater = ({ startDate, endDate }: Dates) => isAfter(endDate, startDate)
// A start in the past has a separate message.
const endsInTime = ({ startDate, endDate }: Dates) =>
  dayOf(startDate) < todayInKolkata() || daysBetween(startDate, endDate) <= maxDays

/** The booking inquiry of a hotel, optionally for one of its rooms. */
export const hotelBooking = z
  .object({
    ...stay,
    hotelId: recordId('Hotel'),
    hotelName: optional('Hotel name'),
    roomId: recordId('Room'),
    roomName: optional('Room name'),
  })
  .refine(endsLater, inOrder)
  .refine(endsInTime, shortEnough)

/** The same inquiry for a listing of any other kind. */
export const listingBooking = z
  .object({
    ...stay,
    kind: optional('Kind', 40),
    listingId: recordId('Listing'),
    listingName: optional('Listing name'),
    departureId: recordId('Departure'),
  })
  .refine(endsLater, inOrder)
  .refine(endsInTime, shortEnough)

const stayLabels = {
  startDate: 'From',
  endDate: 'To',
  numberOfDays: 'Days',
  numberOfAdults: 'Adults',
  numberOfChilds: 'Children',
}

export const hotelBookingLabels = { hotelName: 'Hotel', roomName: 'Room', ...stayLabels }
export const listingBookingLabels = {
  listingName: 'Listing',
  departureId: 'Departure',
  ...stayLabels,
}
