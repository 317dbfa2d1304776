import type { RouterContextProvider } from 'react-router'
import { domainContext } from '../../../domain.ts'
import { type CardData, toCard } from '../../card/card-data.ts'

/** The most that one list may ask for; a device keeps no more. */
const most = 100

/** The cards of these listings, in their order, without those that are no longer offered. */
export async function loadCards(
  context: Readonly<RouterContextProvider>,
  ids: number[],
): Promise<CardData[]> {
  const { listings } = context.get(domainContext)
  return (await listings.pick(ids.slice(0, most))).map(toCard)
}
