import { type KindName, kindNames, kindOf } from './kinds.ts'

interface Titled {
  kind: KindName
  id: number
  title: string
}

/** Where a listing stands by its number alone: `/hotel/12`. Never changes. */
export const numberPath = (kind: KindName, id: number) => `${kindOf(kind).path}/${id}`

/** Where a listing stands: `/hotel/12/zabarwan-view`; by its number alone where its title gives no name. */
export function listingPath({ kind, id, title }: Titled): string {
  const name = nameFrom(title)
  return name ? `${numberPath(kind, id)}/${name}` : numberPath(kind, id)
}

const maxLength = 80

/** Letters that do not come apart into a plain one and its marks. */
const letters: Record<string, string> = {
  ...{ æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ħ: 'h', ı: 'i', ŋ: 'n' },
  '&': ' and ',
}

/** A title in the letters that every address may have: `tulip-week-in-srinagar`; '' where none are left. */
export function nameFrom(title: string): string {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{Mark}'’‘ʼ`]/gu, '')
    .replace(/[æœøßđðþłħıŋ&]/g, (letter) => letters[letter] ?? '')
  const name = shortened(plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, ''))
  // The numbers alone of a title in another script say nothing; below `print` a sheet stands.
  return /[a-z]{2}/.test(name) && name !== 'print' ? name : ''
}

/** Cut at a word, where the first is not too long itself. */
function shortened(name: string): string {
  if (name.length <= maxLength) return name
  const words = name.slice(0, maxLength + 1).replace(/-[^-]*$/, '')
  return words.slice(0, maxLength)
}

const places = kindNames.map((kind) => kindOf(kind).path)
/** A listing's address: its number, perhaps a name behind it, as it was written once and as it is now. */
const named = new RegExp(
  `^(?!.*\\.data$)(${places.join('|')})/0*(\\d{1,10})(?:-[^/]*)?(?:/+(?!print/*$)[^/]*)?/*$`,
  'i',
)
const kindAt = new Map(kindNames.map((kind) => [kindOf(kind).path.toLowerCase(), kind]))

/** The address by number alone that a path means, whatever name stands behind it; undefined for other pages, and for the data of a page. */
export function withoutName(path: string): string | undefined {
  const listing = listingAt(path)
  return listing && numberPath(listing.kind, listing.id)
}

/** The listing that a path means, whether there is one or not. */
export function listingAt(path: string): { kind: KindName; id: number } | undefined {
  const [, place = '', id] = named.exec(path) ?? []
  const kind = kindAt.get(place.toLowerCase())
  return kind && { kind, id: Number(id) }
}
