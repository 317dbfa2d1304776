import { useRevalidator } from 'react-router'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/field-errors.ts'
import { alert, toast } from '../../notice.ts'
import { useBusy } from '../../record-form/use-busy.ts'
import { useNotify } from '../../use-notify.tsx'
import { useSend } from '../../use-send.ts'

type Way = 'link' | 'whatsapp' | 'mail' | 'pdf'

/** Records how the guest was informed; by mail, this also sends it. */
export function useShare(quoteId: number) {
  const { isBusy, run } = useBusy()
  const { notify, dismiss, notice } = useNotify()
  const { revalidate } = useRevalidator()
  const send = useSend()
  const tell = (way: Way, said?: string) =>
    run(async () => {
      dismiss()
      const { problem } = await send(() => call('POST', `/quotes/${quoteId}/told`, { way }))
      if (problem) return notify('failure', alert(messageOf(problem)))
      if (said) notify('success', toast(said))
      await revalidate()
    })
  const withdraw = () =>
    run(async () => {
      dismiss()
      const { problem } = await send(() => call('POST', `/quotes/${quoteId}/withdraw`))
      if (problem) return notify('failure', alert(messageOf(problem)))
      notify('success', toast('The link no longer works.'))
      await revalidate()
    })
  async function copy(link: string) {
    try {
      await navigator.clipboard.writeText(link)
    } catch {
      return notify('failure', alert('The link could not be copied. Select and copy it below.'))
    }
    notify('success', toast('Link copied.'))
    await tell('link')
  }
  return { tell, withdraw, copy, isBusy, notice }
}
