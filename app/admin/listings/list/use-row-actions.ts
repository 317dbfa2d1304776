import type { Status } from '#catalogue/kind.ts'
import type { KindName } from '#catalogue/kinds.ts'
import type { WireListing } from '#server/wire/schemas.ts'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/field-errors.ts'
import { sendForm } from '../../api/send-form.ts'
import { toast } from '../../notice.ts'
import { useAction } from '../../use-action.ts'
import { useRendered } from '../../use-rendered.ts'
import { seeOnSite } from '../see-on-site.ts'

export interface RowActions {
  edit: (id: number) => void
  duplicate: (listing: WireListing) => void
  setStatus: (listing: WireListing, status: Status) => void
  remove: (listing: WireListing) => void
}

/** Makes a copy, and opens it. */
export function useDuplication(kind: KindName, open: (id: number) => Promise<unknown>) {
  const { notify, inTurn, send, succeed } = useAction()
  const rendered = useRendered()
  return ({ id }: WireListing) =>
    inTurn(`${id}`, async () => {
      const { data, problem } = await send(() =>
        call<WireListing>('POST', `/${kind}/${id}/duplicate`),
      )
      if (problem) return notify('failure', toast(`Error: ${messageOf(problem)}`))
      await rendered(open(data.id))
      succeed(`“${data.title}” added as a draft.`)
    })
}

export function storeStatus(kind: KindName, id: number, status: Status) {
  const body = new FormData()
  body.append('status', status)
  return sendForm({ method: 'PUT', path: `/${kind}/${id}`, body })
}

/** Publishes or unpublishes a listing, also while another one’s change is being saved. */
export function useStatusChange(kind: KindName) {
  const { notify, inTurn, reload, send } = useAction()
  return ({ id, title }: WireListing, status: Status) =>
    inTurn(`${id} ${status}`, async () => {
      const { problem } = await send(() => storeStatus(kind, id, status))
      if (problem) return notify('failure', toast(`Error: ${messageOf(problem)}`))
      await reload()
      const isOn = status === 'published'
      const said = toast(`“${title}” ${isOn ? 'published' : 'unpublished'}.`)
      notify('success', isOn ? { ...said, link: seeOnSite(kind, id) } : said)
    })
}
