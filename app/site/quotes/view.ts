import { domainContext } from '../../domain.ts'
import type { Route } from './+types/view.ts'
import { waitFor } from './step-limits.ts'

/** Records that a person has opened the page: sent by its script, which link previews don't run. */
export async function action({ context, params }: Route.ActionArgs) {
  const { guests } = context.get(domainContext).quotes
  const quoteId = await guests.quoteOf(params.token)
  if (quoteId === undefined) return empty(404)
  const wait = await waitFor('view of quote', quoteId, context)
  if (wait > 0) return empty(429, { 'Retry-After': String(wait) })
  return empty((await guests.view(params.token)) ? 204 : 404)
}

const empty = (status: number, headers?: HeadersInit) => new Response(null, { status, headers })

export const loader = () => empty(405, { Allow: 'POST' })
