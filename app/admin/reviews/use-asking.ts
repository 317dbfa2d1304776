import type { WireDueReview } from '#server/api/reviews/review-routes.ts'
import { call } from '../api/call.ts'
import { alert, toast } from '../notice.ts'
import { chatAddress } from '../quotes/sent/share-text.ts'
import { useAgency } from '../shell/agency.tsx'
import { useAction } from '../use-action.ts'
import { askText } from './ask-text.ts'

type Way = 'link' | 'whatsapp' | 'mail'

type Asked = Pick<WireDueReview, 'quoteId' | 'guestName' | 'phone'>

/** Asks a guest for a review; by WhatsApp it opens a chat, as a link it is copied. */
export function useAsking() {
  const agency = useAgency().operatorName
  const { isBusy, run, notify, dismiss, notice, reload, send, fail } = useAction()
  const ask = ({ quoteId, guestName, phone }: Asked, way: Way) =>
    run(async () => {
      dismiss()
      const { data, problem } = await send(() =>
        call<{ link: string }>('POST', '/reviews/ask', { quoteId, way }),
      )
      if (problem) return fail(problem)
      const text = askText({ guestName, link: data.link, agency })
      if (way === 'whatsapp') window.open(chatAddress(phone, text), '_blank', 'noopener')
      const said = await told(way, data.link)
      // The list without the guest would also be without the link.
      if (said.as === 'toast') await reload()
      notify('success', said)
    })
  return { ask, isBusy, notice }
}

async function told(way: Way, link: string) {
  if (way === 'mail') return toast('The mail is on its way.')
  if (way === 'whatsapp') return toast('The chat opened in another tab.')
  try {
    await navigator.clipboard.writeText(link)
    return toast('Link copied.')
  } catch {
    return alert(`The link could not be copied: ${link}`)
  }
}
