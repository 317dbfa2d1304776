import { useRef } from 'react'
import type { WireQuote } from '#server/api/quotes/quote-answer.ts'
import type { Problem } from '#server/wire/problem.ts'
import { call, isOutcomeUnknown } from '../../api/call.ts'
import { alert } from '../../notice.ts'
import { useBusy } from '../../record-form/use-busy.ts'
import { useAction } from '../../use-action.ts'
import { shownVersion } from '../quote-words.ts'
import { mailLink } from './mail-link.ts'

/** Records how the guest was informed; by mail, this also sends it. */
export function useShare(quote: Pick<WireQuote, 'id' | 'steps' | 'versions'>) {
  const { isBusy, run, notify, dismiss, notice, reload, send, fail, succeed } = useAction()
  // Those are never disabled, so each is recorded, also while another one still is.
  const taps = { link: useBusy(), whatsapp: useBusy(), pdf: useBusy() }
  /** As shown before a mail whose answer was lost. */
  const unclear = useRef<typeof quote>(undefined)
  async function report(problem: Problem | undefined, said?: string) {
    if (problem) return fail(problem)
    await reload()
    if (said) succeed(said)
  }
  async function post(path: string, body?: object) {
    dismiss()
    return (await send(() => call('POST', `/quotes/${quote.id}/${path}`, body))).problem
  }
  const tap = (way: keyof typeof taps) =>
    taps[way].run(async () => report(await post('told', { way })))
  const mail = (said: string) =>
    run(async () => {
      dismiss()
      const before = unclear.current ?? quote
      const isUnclear = unclear.current !== undefined
      const problem = await mailLink({ quote: before, isUnclear, send })
      unclear.current = problem && isOutcomeUnknown(problem) ? before : undefined
      await report(problem, said)
    })
  const withdraw = () =>
    run(async () => {
      const state = shownVersion(quote.versions)?.state
      const problem = await post('withdraw', { state })
      if (problem) await reload()
      await report(problem, 'The link no longer works.')
    })
  async function copy(link: string) {
    try {
      await navigator.clipboard.writeText(link)
    } catch {
      return notify('failure', alert('The link could not be copied. Select and copy it below.'))
    }
    succeed('Link copied.')
    await tap('link')
  }
  return { tap, mail, withdraw, copy, isBusy, notice }
}
