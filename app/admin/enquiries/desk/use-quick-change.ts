import { useRevalidator } from 'react-router'
import type { EnquiryChange } from '#catalogue/enquiries/enquiry-query.ts'
import type { WireEnquiryFile } from '#server/api/enquiries/enquiry-schemas.ts'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/field-errors.ts'
import { alert, toast } from '../../notice.ts'
import { useBusy } from '../../record-form/use-busy.ts'
import { useNotify } from '../../use-notify.tsx'
import { useSend } from '../../use-send.ts'

export type QuickChange = Pick<
  EnquiryChange,
  'status' | 'assigneeId' | 'followUpOn' | 'suspected' | 'note'
>

export interface QuickSave {
  /** What is told of it: 'Marked as contacted.' */
  text: string
  /** What makes it undone; absent where nothing does. */
  undo?: QuickChange
}

/** Saves what one tap changes of an enquiry, and offers to undo it. Somebody else's change is never overwritten. */
export function useQuickChange({ id, version }: Pick<WireEnquiryFile, 'id' | 'version'>) {
  const { revalidate } = useRevalidator()
  const { notify, dismiss, notice } = useNotify()
  const { isBusy, run } = useBusy()
  const send = useSend()

  async function save(change: QuickChange, from: number, { text, undo }: QuickSave) {
    dismiss()
    const { data, problem } = await send(() =>
      call<WireEnquiryFile>('PUT', `/Enquiry/${id}`, { ...change, version: from }),
    )
    await revalidate()
    if (problem) return notify('failure', alert(refusalText(problem)))
    const back = undo && {
      undo: () => run(() => save(undo, data.version, { text: 'Undone.' })),
    }
    notify('success', toast(text), back)
  }
  return {
    change: (change: QuickChange, report: QuickSave) => run(() => save(change, version, report)),
    isBusy,
    notice,
  }
}

type Problem = Parameters<typeof messageOf>[0]

const refusalText = (problem: Problem) =>
  problem.status === 409
    ? `${problem.Error} It is shown as it is now; your change was not made.`
    : messageOf(problem)
