import { useRevalidator } from 'react-router'
import { isTap } from '#catalogue/enquiry.ts'
import { call } from '../api/call.ts'
import { fieldErrorsOf, messageOf } from '../api/field-errors.ts'
import type { Typed } from '../forms/typed.ts'
import { useBusy } from '../forms/use-busy.ts'
import { useErrors } from '../forms/use-errors.ts'
import { useTyped } from '../forms/use-typed.ts'
import { useSend } from '../use-send.ts'
import { useTell } from '../use-tell.tsx'
import type { WireEnquiryFile } from './wire-enquiry.ts'

const typedOf = (enquiry: WireEnquiryFile): Typed => ({
  status: enquiry.status,
  assigneeId: String(enquiry.assigneeId ?? ''),
  followUpOn: enquiry.followUpOn ?? '',
  note: '',
  ...(isTap(enquiry.form) && whoOf(enquiry)),
})

/** What visitors type themselves into a form, and staff after a tap. */
const whoOf = ({ name, phone, email }: WireEnquiryFile) => ({ name, phone, email })

/** An absent field keeps what somebody else may have made of it. */
const bodyOf = ({ assigneeId, note, ...touched }: Typed) => ({
  ...touched,
  ...(assigneeId !== undefined && { assigneeId: assigneeId ? Number(assigneeId) : null }),
  ...(note?.trim() && { note }),
})

export type DeskFields = Pick<ReturnType<typeof useDeskForm>, 'typed' | 'errors' | 'change'>

/** What staff type about an enquiry, and its way to the server. */
export function useDeskForm(enquiry: WireEnquiryFile) {
  const typing = useTyped({ draftKey: `Enquiry:${enquiry.id}`, initial: typedOf(enquiry) })
  const { errors, refusals, refuse, forgive } = useErrors()
  const { isBusy, run } = useBusy()
  const { tell, hush, notice } = useTell()
  const { revalidate } = useRevalidator()
  const send = useSend()

  async function put(body: object, said: string, settle?: (saved: WireEnquiryFile) => void) {
    hush()
    const { data, problem } = await send(() =>
      call<WireEnquiryFile>('PUT', `/Enquiry/${enquiry.id}`, body),
    )
    if (problem) {
      refuse(fieldErrorsOf(problem))
      return tell('failure', { as: 'alert', text: messageOf(problem) })
    }
    settle?.(data)
    await revalidate()
    tell('success', { as: 'toast', text: said })
  }
  function save() {
    const { typed: sent, touched } = typing
    return put(bodyOf(touched), 'Enquiry updated successfully!', (saved) =>
      typing.settle(sent, typedOf(saved)),
    )
  }
  return {
    typed: typing.typed,
    isTyped: typing.isTyped,
    restoredFrom: typing.restoredFrom,
    errors,
    refusals,
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
