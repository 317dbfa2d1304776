import { useState } from 'react'
import { toast } from 'sonner'
import type { Told } from './screens.ts'
import { Notice } from './ui/notice.tsx'

type Tone = 'success' | 'failure'

/** Tells what came of a call: as a toast, or as an alert to be rendered where it belongs. */
export function useTell() {
  const [alert, setAlert] = useState<{ tone: Tone; text: string; more?: React.ReactNode }>()

  function tell(tone: Tone, { as, text }: Told, more?: React.ReactNode) {
    if (as === 'alert') return setAlert({ tone, text, more })
    setAlert(undefined)
    if (tone === 'success') toast.success(text)
    else toast.error(text)
  }
  const notice = alert && (
    <Notice tone={alert.tone} more={alert.more}>
      {alert.text}
    </Notice>
  )
  return { tell, hush: () => setAlert(undefined), notice }
}
