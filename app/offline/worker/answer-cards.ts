const cardCache = 'kept cards'
const name = 'cards'

export const asksForCards = ({ pathname }: URL): boolean => /^\/saved\/cards$/.test(pathname)

export interface Card {
  id: number
}

/** The cards of saved listings; offline the stored ones, or none if one of them is missing. */
export async function answerCards(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request)
    if (answer.ok) await rememberCards(await answer.clone().json()).catch(() => undefined)
    return answer
  } catch (error) {
    const known = new Map((await remembered()).map((card) => [card.id, card]))
    const ids = (new URL(request.url).searchParams.get('ids') ?? '').split(',').map(Number)
    const cards = ids.map((id) => known.get(id))
    if (cards.includes(undefined)) throw error
    return Response.json(cards)
  }
}

const maxCards = 200

export async function rememberCards(cards: Card[]): Promise<void> {
  const latest = [...cards, ...(await remembered())]
  const byId = new Map(latest.toReversed().map((card) => [card.id, card]))
  const kept = [...byId.values()].slice(-maxCards)
  await (await caches.open(cardCache)).put(name, Response.json(kept))
}

async function remembered(): Promise<Card[]> {
  const kept = await (await caches.open(cardCache)).match(name)
  return kept ? kept.json() : []
}
