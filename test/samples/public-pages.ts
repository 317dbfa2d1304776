import { kindOf, soldKindNames } from '#catalogue/kinds.ts'

/** What is done on a page before it is looked at. */
export type Act = 'choose' | 'save' | 'see the offer' | 'send' | 'book'

/**
 * A page narrow, and in these looks too: wide, if it shows more there; dark, if it has colours of its
 * own; with its shell, whose header is clear on some pages.
 */
interface LookedAt {
  address: string
  act?: Act
  looks?: ('wide' | 'dark' | 'shell')[]
}

const trip = '/travel-package/{TravelPackage}'
const plain = (...addresses: string[]): LookedAt[] => addresses.map((address) => ({ address }))

/** The pages that together have every element of the site; none follows another state of itself. */
export const lookedAt: LookedAt[] = [
  { address: '/', act: 'see the offer', looks: ['wide', 'dark', 'shell'] },
  { address: `${trip}?adults=4&children=2&days=5`, act: 'book', looks: ['wide', 'dark', 'shell'] },
  { address: `${trip}/print`, looks: ['dark'] },
  { address: '/travel-packages?minPrice=1', act: 'choose' },
  { address: '/compare?ids={TravelPackage*2}', looks: ['wide', 'dark'] },
  { address: '/contact-form/{room}', act: 'send' },
  { address: '/villas', looks: ['dark'] },
  { address: '/adventure', looks: ['wide'] },
  { address: '/hotel/{Hotel}', act: 'book' },
  ...plain('/eventManagement', '/eventManagement/{EventManagement}', '/villas/{Villa}'),
  ...plain('/transportation/{Transportation}', '/destination/{Destination}', '/articles'),
  { address: '/article/{Article}', looks: ['dark'] },
  ...plain('/saved', '/About', '/search?q=penguin'),
  { address: '/terms-conditions', looks: ['wide'] },
  { address: '/saved?with', act: 'save' },
  { address: '/roads', looks: ['dark'] },
  { address: '/search?q=gulmarg', looks: ['wide', 'dark'] },
  { address: '/contact', act: 'send', looks: ['dark'] },
  { address: '/partnersContact', act: 'send' },
  ...plain('/no-such-page'),
]

/** The other pages, which consist of the same elements. */
export const alike = [
  ...soldKindNames.flatMap((kind) => [kindOf(kind).listPath, `${kindOf(kind).path}/{${kind}}`]),
  ...['/compare', '/destinations', '/privacy-policy', '/contact-form-adventure/{Adventure}'],
].filter((address) => !lookedAt.some((page) => page.address === address))

export interface Listed {
  id: number
  title: string
  hotelRooms?: { $values: { id: number }[] }
}

/** The URL with existing ids in place of kinds. */
export async function withIds(address: string, listed: (kind: string) => Promise<Listed[]>) {
  const [, place = '', kind = '', , count = '1'] = /(\{(\w+)(\*(\d))?\})/.exec(address) ?? []
  if (!kind) return address
  const listings = await listed(kind === 'room' ? 'Hotel' : kind)
  const rooms = listings.flatMap(({ hotelRooms }) => hotelRooms?.$values ?? [])
  const found = kind === 'room' ? rooms : listings
  return address.replace(place, String(found.slice(0, Number(count)).map(({ id }) => id)))
}
