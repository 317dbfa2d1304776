import { useRevalidator } from 'react-router'
import { call } from '../api/call.ts'
import { fieldErrorsOf, messageOf } from '../api/field-errors.ts'
import { useBusy } from '../forms/use-busy.ts'
import { useErrors } from '../forms/use-errors.ts'
import { useTyped } from '../forms/use-typed.ts'
import { useSend } from '../use-send.ts'
import { useTell } from '../use-tell.tsx'
import type { WireEnquiryFile } from './wire-enquiry.ts'

const typedOf = ({ status, assigneeId, followUpOn }: WireEnquiryFile) => ({
  status,
  assigneeId: String(assigneeId ?? ''),
  followUpOn: followUpOn ?? '',
  note: '',
})

/** What staff type about an enquiry, and its way to the server. */
export function useDeskForm(enquiry: WireEnquiryFile) {
  const typing = useTyped({ draftKey: `Enquiry:${enquiry.id}`, initial: typedOf(enquiry) })
  const { errors, refuse, forgive } = useErrors()
  const { isBusy, run } = useBusy()
  const { tell, hush, notice } = useTell()
  const { revalidate } = useRevalidator()
  const send = useSend()

  async function put(body: object, said: string): Promise<WireEnquiryFile | undefined> {
    hush()
    const { data, problem } = await send(() =>
      call<WireEnquiryFile>('PUT', `/Enquiry/${enquiry.id}`, body),
    )
    if (problem) {
      refuse(fieldErrorsOf(problem))
      tell('failure', { as: 'alert', text: messageOf(problem) })
      return undefined
    }
    await revalidate()
    tell('success', { as: 'toast', text: said })
    return data
  }
  async function save() {
    const { status, assigneeId, followUpOn, note } = typing.typed
    const body = { status, assigneeId: assigneeId ? Number(assigneeId) : null, followUpOn }
    const said = 'Enquiry updated successfully!'
    const saved = await put({ ...body, ...(note?.trim() && { note }) }, said)
    if (saved) typing.begin(typedOf(saved))
  }
  return {
    typed: typing.typed,
    isTyped: typing.isTyped,
    errors,
    isBusy,
    notice,
    change(name: string, text: string) {
      typing.change(name, text)
      forgive(name)
    },
    reset: () => typing.begin(typedOf(enquiry)),
    save: () => run(save),
    suspect: (suspected: boolean) =>
      run(() =>
        put({ suspected }, suspected ? 'Moved to the suspected ones.' : 'Moved to the inbox.'),
      ),
  }
}
