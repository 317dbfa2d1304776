import { useRef } from 'react'
import { useLocation } from 'react-router'
import { useAfterChange } from '../forms/use-after-change.ts'

/** The ref of a popover that closes on navigation. */
export function useClosesOnNavigation() {
  const ref = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  useAfterChange(key, () => {
    if (ref.current?.matches(':popover-open')) ref.current.hidePopover()
  })
  return ref
}
