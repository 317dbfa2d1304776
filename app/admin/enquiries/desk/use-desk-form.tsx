import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { isTap } from '#catalogue/enquiries/enquiry.ts'
import { call } from '../../api/call.ts'
import { fieldErrorsOf, messageOf } from '../../api/field-errors.ts'
import type { Typed } from '../../record-form/typed.ts'
import { useBusy } from '../../record-form/use-busy.ts'
import { useErrors } from '../../record-form/use-errors.ts'
import { useTyped } from '../../record-form/use-typed.ts'
import { useNotify } from '../../use-notify.tsx'
import { useSend } from '../../use-send.ts'
import type { WireEnquiryFile } from '../wire-enquiry.ts'
import { DeskConflict } from './desk-conflict.tsx'

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

interface Change {
  body: object
  /** What stood in the fields that it saves. */
  sent: Typed
  said: string
}

const changeOf = ({ typed, touched }: { typed: Typed; touched: Typed }): Change => ({
  body: bodyOf(touched),
  sent: typed,
  said: 'Enquiry updated successfully!',
})

/** Leaves what was typed since the record was read. */
const spamChange = (suspected: boolean, sent: Typed): Change => ({
  body: { suspected },
  sent,
  said: suspected ? 'Moved to Spam.' : 'Moved to the inbox.',
})

export type DeskFields = Pick<ReturnType<typeof useDeskForm>, 'typed' | 'errors' | 'change'>

/** What staff type about an enquiry, and its way to the server. */
export function useDeskForm(enquiry: WireEnquiryFile) {
  const typing = useTyped({
    draftKey: `Enquiry:${enquiry.id}`,
    initial: typedOf(enquiry),
    version: enquiry.version,
  })
  const { errors, refusals, refuse, clear } = useErrors()
  const { isBusy, run } = useBusy()
  /** What was refused because somebody else saved first. */
  const [late, setLate] = useState<Change>()
  const { notify, dismiss, notice } = useNotify(late && conflict(late))
  const { revalidate } = useRevalidator()
  const send = useSend()

  async function put(change: Change, version = typing.version) {
    dismiss()
    setLate(undefined)
    const { data, problem } = await send(() =>
      call<WireEnquiryFile>('PUT', `/Enquiry/${enquiry.id}`, { ...change.body, version }),
    )
    if (problem) {
      refuse(fieldErrorsOf(problem))
      if (problem.status === 409) setLate(change)
      return notify('failure', { as: 'alert', text: messageOf(problem) })
    }
    typing.settle(change.sent, typedOf(data), data.version)
    await revalidate()
    notify('success', { as: 'toast', text: change.said })
  }
  function conflict(change: Change) {
    return (
      <DeskConflict
        id={enquiry.id}
        body={change.body}
        onOverwrite={({ version }) => run(() => put(change, version))}
        onTakeTheirs={(theirs) => {
          dismiss()
          setLate(undefined)
          typing.begin(typedOf(theirs), theirs.version)
          // A note overwrites nothing of theirs.
          typing.change('note', typing.typed.note ?? '')
          revalidate()
        }}
      />
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
      clear(name)
    },
    reset: () => typing.begin(typedOf(enquiry)),
    save: () => run(() => put(changeOf(typing))),
    suspect: (suspected: boolean) => run(() => put(spamChange(suspected, typedOf(enquiry)))),
  }
}
