import { useState } from 'react'
import { toast } from 'sonner'
import type { Notice } from './notice.ts'
import { useIsGone } from './record-form/use-is-gone.ts'
import { NoticeBox } from './ui/notice-box.tsx'

type Tone = 'success' | 'failure'

/**
 * Reports an outcome as a toast, or as an alert to be rendered in place, above `more`; once that place
 * was left, always as a toast.
 */
export function useNotify(more?: React.ReactNode) {
  const [alert, setAlert] = useState<{ tone: Tone; text: string }>()
  const isGone = useIsGone()

  function notify(
    tone: Tone,
    { as, text, reason, link }: Notice,
    { undo }: { undo?: () => void } = {},
  ) {
    if (as === 'alert' && !isGone()) return setAlert({ tone, text })
    setAlert(reason ? { tone, text: reason } : undefined)
    const extras = {
      action: undo && { label: 'Undo', onClick: once(undo) },
      description: link && <ToastLink {...link} />,
    }
    if (tone === 'success') toast.success(text, extras)
    else toast.error(text, extras)
  }
  const notice = alert && (
    <NoticeBox tone={alert.tone} more={more} isNews>
      {alert.text}
    </NoticeBox>
  )
  return { notify, dismiss: () => setAlert(undefined), notice }
}

/** A double click undoes it once. */
function once(undo: () => void) {
  let isDone = false
  return () => {
    if (!isDone) undo()
    isDone = true
  }
}

const ToastLink = ({ text, href }: NonNullable<Notice['link']>) => (
  <a
    href={href}
    target="_blank"
    rel="noreferrer"
    className="inline-flex min-h-8 items-center text-link underline pointer-coarse:min-h-11"
  >
    {text}
  </a>
)
