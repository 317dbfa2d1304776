import { href } from 'react-router'
import type { CardData } from '../../card/card-data.ts'
import { whatsappLink } from '../../listing-page/whatsapp.ts'
import { idsLink } from '../read-ids.ts'

/** More would make a URL that some phones cannot open. */
const maxNamed = 12

/** A chat link about several listings, each with name and URL. */
export function listEnquiry(
  chat: Parameters<typeof whatsappLink>[0],
  cards: Pick<CardData, 'id' | 'title' | 'path'>[],
): string {
  const { publicUrl, whatsappText } = chat
  const named = cards.slice(0, maxNamed)
  const lines = named.map(({ title, path }, at) => `${at + 1}. ${title}\n${publicUrl}${path}`)
  const more = cards.length - named.length
  const all = idsLink(
    href('/saved'),
    cards.map(({ id }) => id),
  )
  if (more > 0) lines.push(`and ${more} more: ${publicUrl}${all}`)
  const greeting = whatsappText ? [`${whatsappText}:`] : []
  return whatsappLink({ ...chat, whatsappText: [...greeting, ...lines].join('\n\n') })
}
