import type { RouterContextProvider } from 'react-router'
import { domainContext } from '../../../domain.ts'
import { type CardData, toCard } from '../../card/card-data.ts'
import { maxSaved } from '../lists.ts'

/** The cards of these listings in order, without unpublished ones. */
export async function loadCards(
  context: Readonly<RouterContextProvider>,
  ids: number[],
): Promise<CardData[]> {
  const { listings } = context.get(domainContext)
  return (await listings.pick(ids.slice(0, maxSaved))).map(toCard)
}
