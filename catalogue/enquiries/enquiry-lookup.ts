import { dialled } from '../phone.ts'

const phoneLike = /^[+()\d\s./-]+$/
const minDigits = 4
const keyDigits = 10

/**
 * The beginnings, ends or middles of the last ten digits that a text may mean when it is a phone number,
 * with and without the country's; empty when it is none.
 */
export function phoneParts(q: string): string[] {
  const phone = dialled(q)
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '')
  if (!phoneLike.test(phone) || digits.length < minDigits) return []
  if (digits.length >= keyDigits) return [digits.slice(-keyDigits)]
  const national = digits.replace(/^91/, '')
  return national.length >= minDigits && national !== digits ? [digits, national] : [digits]
}

/** 'KE-7F3K2M', 'ke 7f3qx', '7F3K2M': a reference as visitors quote it, with any prefix. */
const isReference = (q: string) =>
  /^([A-Z]{2,4}[\s-]?)?[2-9A-HJ-NP-Z]{5,6}$/i.test(q) && /^[A-Z]{2,4}-|\d/i.test(q)

/** Whether a search is for one enquiry, or those of one person, in any state. */
export const isLookup = (q: string) => isReference(q.trim()) || phoneParts(q).length > 0
