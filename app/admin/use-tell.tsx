import { useState } from 'react'
import { toast } from 'sonner'
import type { Told } from './screens.ts'
import { Notice } from './ui/notice.tsx'

type Tone = 'success' | 'failure'

interface Extras {
  /** Takes back what a toast tells. */
  undo?: () => void
}

/**
 * Tells what came of a call: as a toast, or as an alert to be rendered where it belongs, with `more`
 * below it.
 */
export function useTell(more?: React.ReactNode) {
  const [alert, setAlert] = useState<{ tone: Tone; text: string }>()

  function tell(tone: Tone, { as, text }: Told, { undo }: Extras = {}) {
    if (as === 'alert') return setAlert({ tone, text })
    setAlert(undefined)
    const action = undo && { action: { label: 'Undo', onClick: undo } }
    if (tone === 'success') toast.success(text, action)
    else toast.error(text, action)
  }
  const notice = alert && (
    <Notice tone={alert.tone} more={more} isNews>
      {alert.text}
    </Notice>
  )
  return { tell, hush: () => setAlert(undefined), notice }
}
