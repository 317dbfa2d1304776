import type { WireQuote } from '#server/api/quotes/quote-answer.ts'
import type { Problem } from '#server/wire/problem.ts'
import { call, isOutcomeUnknown } from '../../api/call.ts'
import type { useSend } from '../../use-send.ts'

interface Mailing {
  /** As shown before the first attempt. */
  quote: Pick<WireQuote, 'id' | 'steps'>
  /** An earlier attempt may have mailed it: its answer was lost. */
  isUnclear: boolean
  send: ReturnType<typeof useSend>
}

/** Mails the link to the guest, and not again if only the answer was lost. */
export async function mailLink({ quote, isUnclear, send }: Mailing): Promise<Problem | undefined> {
  const path = `/quotes/${quote.id}`
  async function wasMailed() {
    const { data } = await send(() => call<WireQuote>('GET', path))
    return data !== undefined && mailsOf(data) > mailsOf(quote)
  }
  if (isUnclear && (await wasMailed())) return undefined
  const { problem } = await send(() => call('POST', `${path}/told`, { way: 'mail' }))
  if (!problem || !isOutcomeUnknown(problem)) return problem
  return (await wasMailed()) ? undefined : problem
}

const mailsOf = ({ steps }: Pick<WireQuote, 'steps'>) =>
  steps.filter(({ step, text }) => step === 'told' && text === 'mail').length
