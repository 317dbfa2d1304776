import { href } from 'react-router'
import { dayMs } from '#catalogue/dates/time.ts'
import type { WaitingEnquiry } from './waiting-enquiry.ts'

type Refused = Pick<WaitingEnquiry, 'address' | 'title' | 'fields' | 'isGone'>
type Correction = Pick<WaitingEnquiry, 'address' | 'fields'>

/**
 * The form in which a refused enquiry is corrected, and its input; about a listing that is gone, the
 * contact form, since its own went with it.
 */
export function correctionOf({ address, title, fields, isGone }: Refused): Correction {
  if (!isGone) return { address, fields }
  const sent = Object.fromEntries(fields)
  const { startDate: date = '', numberOfAdults: adults, numberOfChilds: children } = sent
  const days = (Date.parse(sent.endDate ?? '') - Date.parse(date)) / dayMs
  const named = { hotel: title, date, adults, children, days: days > 0 ? `${days}` : '' }
  const known = Object.entries({ ...sent, ...named }).flatMap(([name, text]) =>
    text ? [[name, text] as [string, string]] : [],
  )
  return { address: href('/contact'), fields: known }
}
