import { data, href, type RouterContextProvider, redirect } from 'react-router'
import { todayInKolkata } from '#catalogue/kolkata.ts'
import type { Image } from '#catalogue/pictures/image.ts'
import { domainContext } from '../../domain.ts'
import { localCostLines } from '../listing-page/local-costs/load-local-costs.tsx'
import { shownTrip } from './shown-trip.ts'

export type ShownQuote = Awaited<ReturnType<typeof loadQuote>>

/** What a guest's link leads to. Throws a 404 where it leads to nothing, and a redirect to what took its place. */
export async function loadQuote(context: Readonly<RouterContextProvider>, token: string) {
  const { quotes, trips, images, listings } = context.get(domainContext)
  const quote = await quotes.guests.read(token)
  if (!quote) throw data(null, { status: 404 })
  const { current, listingId, decision, ...shown } = quote
  if (shown.state === 'superseded' && current) {
    throw redirect(`${href('/q/:token', { token: current })}?newer=1`)
  }
  const [listing] = listingId ? await listings.pick([listingId]) : []
  const paths = shown.version.days.flatMap(({ picture }) => (picture ? [picture.path] : []))
  return {
    ...shown,
    trip: shownTrip(await trips.of(token, quote), new Date()),
    // Of who accepted no more than the name: a link is passed on.
    decision: decision && { ...decision, phone: undefined },
    pictures: Object.fromEntries(await images.byPath(paths)) as Record<string, Image>,
    costs: listing ? await localCostLines({ context }, listing) : [],
    today: todayInKolkata(),
  }
}
