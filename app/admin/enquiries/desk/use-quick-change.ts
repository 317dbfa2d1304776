import { useLayoutEffect, useRef, useState } from 'react'
import type { EnquiryChange } from '#catalogue/enquiries/enquiry-query.ts'
import type { WireEnquiryFile } from '#server/api/enquiries/enquiry-schemas.ts'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/field-errors.ts'
import { alert, toast } from '../../notice.ts'
import { keepFocus } from '../../ui/keep-focus.ts'
import { useNotify } from '../../use-notify.tsx'
import { useReload } from '../../use-rendered.ts'
import { useSend } from '../../use-send.ts'
import { erased } from './erased.ts'
import { newestVersion } from './newest-version.ts'

export type QuickChange = Pick<
  EnquiryChange,
  'status' | 'assigneeId' | 'followUpOn' | 'suspected' | 'note'
>

interface QuickSave {
  /** The notice: 'Marked as contacted.' */
  text: string
  /** The inverse change; absent if there is none. */
  undo?: QuickChange
}

/**
 * Saves one-tap changes of an enquiry one at a time, and offers to undo them. Never overwrites
 * another user's change: after a refusal, queued changes are dropped.
 */
export function useQuickChange({ id, version }: Pick<WireEnquiryFile, 'id' | 'version'>) {
  const reload = useReload()
  const { notify, dismiss, notice } = useNotify()
  const send = useSend()
  const queue = useQueue()
  const coming = useComing()
  const pressed = useRef<ReturnType<typeof keepFocus>>(undefined)
  const [known] = useState(() => newestVersion(version))
  useLayoutEffect(() => known.see(version), [known, version])

  async function save(change: QuickChange, { text, undo }: QuickSave) {
    dismiss()
    const { data, problem } = await send(() =>
      call<WireEnquiryFile>('PUT', `/Enquiry/${id}`, { ...change, version: known.version }),
    )
    if (data) known.see(data.version)
    if (problem) {
      queue.clear()
      notify('failure', alert(refusalText(problem)))
    }
    // Of an erased enquiry only this screen is left, with what was typed into it.
    if (problem?.status !== 404) await reload()
    if (problem) return
    const back = undo && {
      undo: () => void queue.add(() => save(undo, { text: 'Undone.' })),
    }
    notify('success', toast(text), back)
  }
  return {
    async change(change: QuickChange, report: QuickSave) {
      // The change may take away its button.
      const focus = keepFocus()
      pressed.current = focus
      await coming.until(
        queue.add(() => save(change, report)),
        change,
      )
      if (pressed.current === focus) focus.restore()
    },
    /** A change that is not saved yet: it is shown at once. */
    coming: coming.all,
    notice,
  }
}

/** The pending changes, until the last of them is saved or refused. */
function useComing() {
  const [all, setAll] = useState<QuickChange>({})
  const count = useRef(0)
  return {
    all,
    async until(saved: Promise<void>, change: QuickChange) {
      count.current += 1
      setAll((before) => ({ ...before, ...change }))
      await saved
      count.current -= 1
      if (count.current === 0) setAll({})
    },
  }
}

/** Runs tasks one at a time; queued ones are dropped when it is cleared. */
function useQueue() {
  const last = useRef(Promise.resolve())
  const round = useRef(0)
  return {
    add(task: () => Promise<void>) {
      const own = round.current
      last.current = last.current.then(() => (own === round.current ? task() : undefined))
      return last.current
    },
    clear() {
      round.current += 1
    },
  }
}

type Problem = Parameters<typeof messageOf>[0]

function refusalText(problem: Problem) {
  if (problem.status === 409) {
    return `${problem.Error} It is shown as it is now; your change was not saved.`
  }
  return problem.status === 404 ? erased : messageOf(problem)
}
