import { domainContext } from '../../domain.ts'
import type { Route } from './+types/view.ts'

/** A person has opened the page: its script says so, which nothing that fetches previews does. */
export async function action({ context, params }: Route.ActionArgs) {
  const viewed = await context.get(domainContext).quotes.guests.view(params.token)
  return new Response(null, { status: viewed ? 204 : 404 })
}

export const loader = () => new Response(null, { status: 405, headers: { Allow: 'POST' } })
