import { mediumDay } from '#catalogue/dates/day-words.ts'
import type { Site } from '../site.ts'

export interface ChatAbout {
  title: string
  path: string
  /** Days such as `2026-12-24`. */
  dates?: { from: string; to: string }
  reference?: string
  services?: string
}

type Chat = Pick<Site, 'chatNumber' | 'whatsappText' | 'publicUrl'>

/** A chat link with the greeting, the subject and its URL. */
export function whatsappLink({ chatNumber, whatsappText, publicUrl }: Chat, about?: ChatAbout) {
  const dates = about?.dates?.from ? `, ${spanOf(about.dates)}` : ''
  const reference = about?.reference ? ` (${about.reference})` : ''
  const subject = about && `${about.title}${dates}${reference}. ${publicUrl}${about.path}`
  const text = [whatsappText, subject].filter(Boolean).join(': ')
  const offer = about?.services ? `\n\nServices: ${about.services}` : ''
  return `https://wa.me/${chatNumber}?text=${encodeURIComponent(text + offer)}`
}

const spanOf = ({ from, to }: { from: string; to: string }) =>
  to ? `${mediumDay(from)} to ${mediumDay(to)}` : `from ${mediumDay(from)}`
