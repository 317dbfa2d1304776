import { type RefObject, useEffect, useState } from 'react'

/** Whether the popover is open; while it is, what lies behind it takes no focus and does not scroll. */
export function useModalWhileOpen(ref: RefObject<HTMLElement | null>): boolean {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const popover = ref.current
    if (!popover) return
    const update = () => setOpen(popover.matches(':popover-open'))
    update()
    popover.addEventListener('toggle', update)
    return () => popover.removeEventListener('toggle', update)
  }, [ref])
  useEffect(() => {
    if (!open) return
    const behind = document.querySelectorAll<HTMLElement>('main, footer, .skip-link')
    for (const element of behind) element.inert = true
    return () => {
      for (const element of behind) element.inert = false
    }
  }, [open])
  return open
}
