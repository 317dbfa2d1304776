import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import { isEmailAddress } from '#catalogue/enquiries/email-address.ts'
import { type EnquiryStatus, enquiryStatuses } from '#catalogue/enquiries/enquiry.ts'
import { isStorable } from '#catalogue/field.ts'
import { writtenDay } from '#catalogue/imports/written-day.ts'
import { maxEmail } from '#catalogue/limits.ts'
import { dialled } from '#catalogue/phone.ts'
import { cut } from '#catalogue/texts/cut.ts'
import { type OldEnquiry, oldKey } from '../../enquiries/old-enquiries.ts'
import { beyondHeadings, refuseFailed } from '../sheets/failed-cells.ts'
import { type Refusal, refusalOf } from '../sheets/refusal.ts'
import { type EnquiryRecord, othersIn } from './read-enquiries.ts'

interface CheckedEnquiry {
  enquiry: OldEnquiry
  /** Equal for the same enquiry of the same books, whenever they are read. */
  key: string
  refusals: Refusal[]
}

/** The status if the books give none. */
const defaultStatus: EnquiryStatus = 'lost'
const dayRule = 'must be a day such as 2024-12-24 or 24/12/2024.'

/**
 * Validates an enquiry of an earlier year. Messages name only row and column, since they are stored
 * for a month and erasing a person does not reach them.
 */
export function checkEnquiry(record: EnquiryRecord): CheckedEnquiry {
  const refusals: Refusal[] = []
  const say = (field: string, message: string) => {
    const refusal = refusalOf({ ...record, value: {} }, field, message)
    if (!refusals.some(({ column }) => column === refusal.column)) refusals.push(refusal)
  }
  if (record.beyond) say('beyond', beyondHeadings)
  refuseFailed(record.value, say)
  const text = (name: string, label: string, max: number) => {
    const cell = String(record.value[name] ?? '')
    if (cell.length > max) say(name, `${label} can be at most ${max} characters.`)
    if (!isStorable(cell)) say(name, `${label} has characters that cannot be stored.`)
    return cell
  }
  const [name, email] = [text('name', 'Name', 200), text('email', 'Email', maxEmail)]
  const phone = dialled(text('phone', 'Phone', 40))
  if (name === '') say('name', 'Name is required.')
  if (email === '' && phone === '') say('email', 'Email or phone is required.')
  if (email !== '' && !isEmailAddress(email)) say('email', 'Email must be an email address.')
  const listingTitle = text('listing', 'Listing', 200)
  const note = cut(othersIn(record).join('\n'), maxNote)
  const day = receivedIn(record, say)
  // Noon in Srinagar.
  const receivedAt = `${day ?? todayInKolkata()}T06:30:00.000Z`
  const status = statusIn(record, say)
  const followUpOn = dayIn(record, 'followUpOn', (message) => say('followUpOn', message))
  const enquiry = { name, email, phone, listingTitle, status, followUpOn, receivedAt, note }
  const key = oldKey(record.key, day ? enquiry : { ...enquiry, receivedAt: '' })
  return { enquiry, key, refusals }
}

const maxNote = 5000

type Say = (field: string, message: string) => void

function statusIn({ value }: EnquiryRecord, say: Say): EnquiryStatus {
  const cell = String(value.status ?? '').toLowerCase()
  const known = enquiryStatuses.find((each) => each === cell)
  if (cell !== '' && !known) say('status', `Status must be one of ${enquiryStatuses.join(', ')}.`)
  return known ?? defaultStatus
}

function dayIn({ value }: EnquiryRecord, name: string, say: (message: string) => void) {
  const cell = String(value[name] ?? '')
  if (cell === '') return null
  const day = writtenDay(cell)
  if (!day) say(`${name === 'received' ? 'Received' : 'Follow up on'} ${dayRule}`)
  return day ?? null
}

function receivedIn(record: EnquiryRecord, say: Say): string | null {
  const day = dayIn(record, 'received', (message) => say('received', message))
  if (day && day > todayInKolkata()) say('received', 'Received cannot be a day to come.')
  return day
}
