import { data, type RouterContextProvider, redirect } from 'react-router'
import { type AnyListing, type KindName, kindOf, type Listing } from '#catalogue/kinds.ts'
import { todayInKolkata } from '#catalogue/kolkata.ts'
import { domainContext } from '../../domain.ts'
import { attempt } from './attempt.ts'
import { type CardData, toCard } from './card-data.ts'

const largestId = 2_147_483_647
const relatedCount = 3

interface Request {
  context: Readonly<RouterContextProvider>
  params: { id: string }
  url: URL
}

/** The listing that an address such as `/hotel/12-heritage-houseboat` means. Throws a 404 without one. */
export async function findListing<K extends KindName>(kind: K, { context, params }: Request) {
  const id = Number(/^(\d{1,10})(-.*)?$/.exec(params.id)?.[1] ?? 0)
  const { listings } = context.get(domainContext)
  const possible = id > 0 && id <= largestId
  const listing = possible ? await listings.find(kind, id, { drafts: false }) : undefined
  if (!listing) throw data(null, { status: 404 })
  return listing
}

/** A listing with what its page needs to know of the kind. */
export type ShownListing<K extends KindName = KindName> = Listing<K> & {
  path: string
  priceUnit: string
}

export interface ListingPage<K extends KindName> {
  listing: ShownListing<K>
  related: CardData[]
  today: string
  /** The address asks for the open booking form. */
  book: boolean
}

/** What the page of a listing shows. Throws the way to the short address from a longer one. */
export async function loadListing<K extends KindName>(
  kind: K,
  request: Request,
): Promise<ListingPage<K>> {
  const { path: folder, priceUnit } = kindOf(kind)
  const listing = await findListing(kind, request)
  const path = `${folder}/${listing.id}`
  const { pathname, search, searchParams } = request.url
  if (pathname.replace(/\/$/, '').toLowerCase() !== path.toLowerCase()) {
    throw redirect(path + search, 301)
  }
  const related =
    (await attempt(`what is like ${path}`, () => findRelated(kind, request, listing))) ?? []
  const book = searchParams.has('book')
  return { listing: { ...listing, path, priceUnit }, related, today: todayInKolkata(), book }
}

/** Others of its category, then others of its kind. */
async function findRelated(kind: KindName, { context }: Request, listing: AnyListing) {
  const { listings } = context.get(domainContext)
  const page = async (category?: number) =>
    (await listings.page(kind, { category, pageSize: 2 * relatedCount }, { drafts: false })).items
  const { id, categoryId } = listing
  const near = (await page(categoryId ?? undefined)).filter((other) => other.id !== id)
  const isEnough = near.length >= relatedCount || categoryId === null
  const far = isEnough ? [] : await page()
  const more = far.filter((other) => other.categoryId !== categoryId)
  return [...near, ...more].slice(0, relatedCount).map(toCard)
}
