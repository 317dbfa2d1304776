import type { KindName } from '#catalogue/kinds.ts'
import { call } from '../api/call.ts'
import { messageOf } from '../api/field-errors.ts'
import { toast } from '../notice.ts'
import { useNotify } from '../use-notify.tsx'
import { useSend } from '../use-send.ts'

/** A tab for a page that is not ready yet, since browsers open tabs only in a click handler. */
export function openTab(): Window | null {
  const tab = window.open('', '_blank')
  if (tab) tab.opener = null
  return tab
}

/** Opens the public page of a listing, including drafts. */
export function usePreview(kind: KindName) {
  const send = useSend()
  const { notify } = useNotify()
  const fail = (text: string) => notify('failure', toast(text))

  return async function preview(id: number, tab: Window | null) {
    if (!tab) return fail('The browser blocked the preview. Allow pop-ups for this site.')
    const { data, problem } = await send(() =>
      call<{ path: string }>('POST', `/${kind}/${id}/preview`),
    )
    if (!problem) return tab.location.replace(data.path)
    tab.close()
    fail(messageOf(problem))
  }
}
