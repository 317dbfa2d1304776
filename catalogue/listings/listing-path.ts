import { type KindName, kindNames, kindOf } from '../kinds.ts'

interface Titled {
  kind: KindName
  id: number
  title: string
}

/** A listing's path with its id alone: `/hotel/12`. Never changes. */
export const numberPath = (kind: KindName, id: number) => `${kindOf(kind).path}/${id}`

/**
 * A listing's canonical path: `/hotel/12/zabarwan-view`, or with the id alone when its title gives
 * no slug.
 */
export function listingPath({ kind, id, title }: Titled): string {
  const name = nameFrom(title)
  return name ? `${numberPath(kind, id)}/${name}` : numberPath(kind, id)
}

const maxLength = 80

/** Letters that Unicode does not decompose into a base letter and marks. */
const letters: Record<string, string> = {
  ...{ æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ħ: 'h', ı: 'i', ŋ: 'n' },
  '&': ' and ',
}

/** The slug of a title in ASCII: `tulip-week-in-srinagar`; '' if nothing is left. */
export function nameFrom(title: string): string {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{Mark}'’‘ʼ`]/gu, '')
    .replace(/[æœøßđðþłħıŋ&]/g, (letter) => letters[letter] ?? '')
  const name = shortened(plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, ''))
  // Digits alone, left of a title in another script, are no use; and `print` is the path of a print
  // page.
  return /[a-z]{2}/.test(name) && name !== 'print' ? name : ''
}

/** Cuts between words, unless the first word alone is too long. */
function shortened(name: string): string {
  if (name.length <= maxLength) return name
  const words = name.slice(0, maxLength + 1).replace(/-[^-]*$/, '')
  return words.slice(0, maxLength)
}

const places = kindNames.map((kind) => kindOf(kind).path)
/** A listing's path, with the slug as found in the URL. */
const named = new RegExp(
  `^(?!.*\\.data$)(${places.join('|')})/0*(\\d{1,10})(?:-[^/]*)?(?:/+(?!print/*$)[^/]*)?/*$`,
  'i',
)
const kindAt = new Map(kindNames.map((kind) => [kindOf(kind).path.toLowerCase(), kind]))

/** The path with the id alone for any slug; undefined for other pages and for a page's data. */
export function withoutName(path: string): string | undefined {
  const listing = listingAt(path)
  return listing && numberPath(listing.kind, listing.id)
}

/** The kind and id in a path, whether or not the listing exists. */
export function listingAt(path: string): { kind: KindName; id: number } | undefined {
  const [, place = '', id] = named.exec(path) ?? []
  const kind = kindAt.get(place.toLowerCase())
  return kind && { kind, id: Number(id) }
}
