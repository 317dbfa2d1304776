import { rupees } from '#catalogue/prices/money.ts'
import type { WireVersion } from '../quote-types.ts'

type Decided = Pick<WireVersion, 'state' | 'decision' | 'document' | 'total'>

/** The guest's decision on a version; blank while open. */
export function decisionText({ state, decision, document, total }: Decided): string | undefined {
  if (state === 'declined') {
    return decision?.reason ? `The guest declined. “${decision.reason}”` : 'The guest declined.'
  }
  if (state !== 'accepted' || !decision) return undefined
  const { optionId, extras = [], name, phone } = decision
  const option = document.options.find(({ id }) => id === optionId)
  const ticked = option?.lines.filter(({ id }) => extras.includes(id)).map(({ text }) => text) ?? []
  const chosen = [option?.name, ticked.length > 0 && `with ${ticked.join(', ')}`]
  const what = chosen.filter(Boolean).join(' ')
  return `${name} (${phone}) accepted${what && ` ${what}`}: ${rupees(total)}.`
}
