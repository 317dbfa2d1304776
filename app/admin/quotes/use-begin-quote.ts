import { href, useNavigate } from 'react-router'
import type { WireQuote } from '#server/api/quotes/quote-answer.ts'
import { call } from '../api/call.ts'
import { messageOf } from '../api/field-errors.ts'
import { alert } from '../notice.ts'
import { useBusy } from '../record-form/use-busy.ts'
import { useNotify } from '../use-notify.tsx'
import { useSend } from '../use-send.ts'

/** The basis of a new quote: nothing, an enquiry, or another quote. */
interface Beginning {
  enquiryId?: number
  copyOf?: number
}

/** Creates a quote and opens it. */
export function useBeginQuote() {
  const { isBusy, run } = useBusy()
  const { notify, dismiss, notice } = useNotify()
  const navigate = useNavigate()
  const send = useSend()
  const begin = (beginning: Beginning = {}) =>
    run(async () => {
      dismiss()
      const { data, problem } = await send(() => call<WireQuote>('POST', '/quotes', beginning))
      if (problem) return notify('failure', alert(messageOf(problem)))
      await navigate(href('/admin/quotes/:id', { id: `${data.id}` }))
    })
  return { begin, isBusy, notice }
}
