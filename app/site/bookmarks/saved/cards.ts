import { readIds } from '../read-ids.ts'
import type { Route } from './+types/cards.ts'
import { loadCards } from './load-cards.ts'

/** The cards of listings whose ids only the device has. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return Response.json(await loadCards(context, readIds(url.searchParams)))
}
