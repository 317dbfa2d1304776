import { useRevalidator } from 'react-router'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/field-errors.ts'
import { alert, toast } from '../../notice.ts'
import { useBusy } from '../../record-form/use-busy.ts'
import { useNotify } from '../../use-notify.tsx'
import { useSend } from '../../use-send.ts'

/** Records how the guest was informed; by mail, this also sends it. */
export function useShare(quoteId: number) {
  const { isBusy, run } = useBusy()
  // Those are never disabled, so each is recorded, also while another one still is.
  const taps = { link: useBusy(), whatsapp: useBusy(), pdf: useBusy() }
  const { notify, dismiss, notice } = useNotify()
  const { revalidate } = useRevalidator()
  const send = useSend()
  async function make(path: string, body?: object, said?: string) {
    dismiss()
    const { problem } = await send(() => call('POST', `/quotes/${quoteId}/${path}`, body))
    if (problem) return notify('failure', alert(messageOf(problem)))
    await revalidate()
    if (said) notify('success', toast(said))
  }
  const tap = (way: keyof typeof taps) => taps[way].run(() => make('told', { way }))
  const mail = (said: string) => run(() => make('told', { way: 'mail' }, said))
  const withdraw = () => run(() => make('withdraw', undefined, 'The link no longer works.'))
  async function copy(link: string) {
    try {
      await navigator.clipboard.writeText(link)
    } catch {
      return notify('failure', alert('The link could not be copied. Select and copy it below.'))
    }
    notify('success', toast('Link copied.'))
    await tap('link')
  }
  return { tap, mail, withdraw, copy, isBusy, notice }
}
