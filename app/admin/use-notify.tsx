import { useState } from 'react'
import { toast } from 'sonner'
import type { Notice } from './notice.ts'
import { NoticeBox } from './ui/notice-box.tsx'

type Tone = 'success' | 'failure'

interface Extras {
  undo?: () => void
}

/** Reports an outcome as a toast, or as an alert to be rendered where it belongs, above `more`. */
export function useNotify(more?: React.ReactNode) {
  const [alert, setAlert] = useState<{ tone: Tone; text: string }>()

  function notify(tone: Tone, { as, text }: Notice, { undo }: Extras = {}) {
    if (as === 'alert') return setAlert({ tone, text })
    setAlert(undefined)
    const action = undo && { action: { label: 'Undo', onClick: undo } }
    if (tone === 'success') toast.success(text, action)
    else toast.error(text, action)
  }
  const notice = alert && (
    <NoticeBox tone={alert.tone} more={more} isNews>
      {alert.text}
    </NoticeBox>
  )
  return { notify, dismiss: () => setAlert(undefined), notice }
}
