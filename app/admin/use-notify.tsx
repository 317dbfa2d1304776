import { useState } from 'react'
import { toast } from 'sonner'
import type { Notice } from './notice.ts'
import { NoticeBox } from './ui/notice-box.tsx'

type Tone = 'success' | 'failure'

interface Extras {
  undo?: () => void
}

/** Reports an outcome as a toast, or as an alert to be rendered in place, above `more`. */
export function useNotify(more?: React.ReactNode) {
  const [alert, setAlert] = useState<{ tone: Tone; text: string }>()

  function notify(tone: Tone, { as, text, link }: Notice, { undo }: Extras = {}) {
    if (as === 'alert') return setAlert({ tone, text })
    setAlert(undefined)
    const extras = {
      action: undo && { label: 'Undo', onClick: undo },
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
