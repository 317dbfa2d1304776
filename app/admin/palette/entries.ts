import { kindOf } from '#catalogue/kinds.ts'
import { searchWords } from '#catalogue/listings/listing-query.ts'
import type { WireFound } from '#server/api/operations/search-routes.ts'
import { dayText } from '../dates.ts'
import { nameOf, statusTexts } from '../enquiries/enquiry-words.ts'
import { editPath, enquiryPath, quotePath } from '../links/paths.ts'
import { stateTexts } from '../quotes/quote-words.ts'
import { account, type Group, type Place } from '../shell/navigation.ts'

/** A destination in the palette. */
export interface Entry {
  to: string
  text: string
  /** Distinguishes entries of the same name. */
  hint: string
}

export interface EntryGroup {
  heading: string
  entries: Entry[]
}

/** Every screen of the menu, including those of parts. */
export function screenEntries(groups: Group[]): Entry[] {
  const entry = ({ to, text }: Place, hint: string) => ({ to, text, hint })
  const inMenu = groups.flatMap(({ heading, places }) =>
    places.flatMap((place) => [
      entry(place, heading),
      ...(place.parts ?? []).map((part) => entry(part, place.text)),
    ]),
  )
  return [...inMenu, entry(account, 'Account')]
}

/** Entries with words that begin with each searched word, in text or hint; matches in the text first. */
export function matching(entries: Entry[], q: string): Entry[] {
  const words = searchWords(q)
  if (words.length === 0) return []
  const has = (text: string) => {
    const own = searchWords(text)
    return words.every((word) => own.some((each) => each.startsWith(word)))
  }
  const found = entries.filter(({ text, hint }) => has(`${text} ${hint}`))
  return [...found.filter(({ text }) => has(text)), ...found.filter(({ text }) => !has(text))]
}

export function foundGroups({ listings, enquiries, quotes }: WireFound): EntryGroup[] {
  return [
    {
      heading: 'Listings',
      entries: listings.map(({ id, kind, title, status }) => {
        const { label } = kindOf(kind).office.menu
        const hint = status === 'draft' ? `${label}, draft` : label
        return { to: editPath(kind, id), text: title, hint }
      }),
    },
    {
      heading: 'Enquiries',
      entries: enquiries.map((enquiry) => ({
        to: enquiryPath(enquiry.id),
        text: nameOf(enquiry),
        hint: [enquiry.reference, statusTexts[enquiry.status], enquiry.listingTitle]
          .filter(Boolean)
          .join(', '),
      })),
    },
    {
      heading: 'Quotes',
      entries: quotes.map(({ id, reference, guestName, arrival, state }) => ({
        to: quotePath(id),
        text: guestName || reference,
        hint: [reference, stateTexts[state], arrival && `arrives ${dayText(arrival)}`]
          .filter(Boolean)
          .join(', '),
      })),
    },
  ].filter(({ entries }) => entries.length > 0)
}
