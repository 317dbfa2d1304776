import { useNavigate } from 'react-router'
import type { WireQuote } from '#server/api/quotes/quote-answer.ts'
import { call } from '../api/call.ts'
import { quotePath } from '../links/paths.ts'
import { useAction } from '../use-action.ts'

/** The basis of a new quote: nothing, an enquiry, or another quote. */
interface Beginning {
  enquiryId?: number
  copyOf?: number
}

/** Creates a quote and opens it. */
export function useBeginQuote() {
  const { isBusy, run, dismiss, notice, send, fail } = useAction()
  const navigate = useNavigate()
  const begin = (beginning: Beginning = {}) =>
    run(async () => {
      dismiss()
      const { data, problem } = await send(() => call<WireQuote>('POST', '/quotes', beginning))
      if (problem) return fail(problem)
      await navigate(quotePath(data.id))
    })
  return { begin, isBusy, notice }
}
