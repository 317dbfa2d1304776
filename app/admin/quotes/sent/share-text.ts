import { movedDay } from '#catalogue/quotes/stay-days.ts'
import type { Version } from '#catalogue/quotes/version.ts'
import { dayText } from '../../dates.ts'
import { chatDigits } from '../../enquiries/desk/answer-links.ts'

interface Shared {
  reference: string
  link: string
  agency: string
}

/** The initial text of a chat with the guest. */
export function shareText(version: Version, { reference, link, agency }: Shared): string {
  const { guest, arrival, nights, validUntil } = version
  const days = `${dayText(arrival)} to ${dayText(movedDay(arrival, nights))}`
  return [
    `Hello ${guest.name}, here is your plan for Kashmir, ${days}: ${link}`,
    `It is valid until ${dayText(validUntil)}. You can accept it or ask for a change on that page.`,
    `${agency}, ${reference}`,
  ].join('\n\n')
}

/** Opens a chat with the guest's number or, without one, with a contact that staff choose. */
export const chatAddress = (phone: string, text: string) =>
  `https://wa.me/${chatDigits(phone)}?text=${encodeURIComponent(text)}`
