import { useState } from 'react'
import { toast } from 'sonner'
import type { Told } from './screens.ts'
import { Notice } from './ui/notice.tsx'

type Tone = 'success' | 'failure'

interface Extras {
  /** What stands below an alert. */
  more?: React.ReactNode
  /** Takes back what a toast tells. */
  undo?: () => void
}

/** Tells what came of a call: as a toast, or as an alert to be rendered where it belongs. */
export function useTell() {
  const [alert, setAlert] = useState<{ tone: Tone; text: string; more?: React.ReactNode }>()

  function tell(tone: Tone, { as, text }: Told, { more, undo }: Extras = {}) {
    if (as === 'alert') return setAlert({ tone, text, more })
    setAlert(undefined)
    const action = undo && { action: { label: 'Undo', onClick: undo } }
    if (tone === 'success') toast.success(text, action)
    else toast.error(text, action)
  }
  const notice = alert && (
    <Notice tone={alert.tone} more={alert.more}>
      {alert.text}
    </Notice>
  )
  return { tell, hush: () => setAlert(undefined), notice }
}
