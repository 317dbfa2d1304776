import { data, href, type RouterContextProvider, redirect } from 'react-router'
import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import type { Image } from '#catalogue/pictures/image.ts'
import { domainContext } from '../../domain.ts'
import { shownTrip } from './shown-trip.ts'

export type ShownQuote = Awaited<ReturnType<typeof loadQuote>>

/**
 * The quote behind a guest's link. Throws a 404 for an unknown link, and for a superseded version a
 * redirect, which still thanks for a message.
 */
export async function loadQuote(
  context: Readonly<RouterContextProvider>,
  token: string,
  { asked }: { asked: boolean },
) {
  const { quotes, trips, images } = context.get(domainContext)
  const quote = await quotes.guests.read(token)
  if (!quote) throw data(null, { status: 404 })
  const { current, listingId: _, decision, ...shown } = quote
  if (shown.state === 'superseded' && current) {
    throw redirect(`${href('/q/:token', { token: current })}?newer=1${asked ? '&asked=1' : ''}`)
  }
  const paths = shown.version.days.flatMap(({ picture }) => (picture ? [picture.path] : []))
  return {
    ...shown,
    trip: shownTrip(await trips.of(token, quote), new Date()),
    // Of the person who accepted, only the name: links are passed on.
    decision: decision && { ...decision, phone: undefined },
    pictures: Object.fromEntries(await images.byPath(paths)) as Record<string, Image>,
    costs: await trips.costs(quote),
    today: todayInKolkata(),
  }
}
