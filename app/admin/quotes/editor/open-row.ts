import { useState } from 'react'

/** Which row of a list is open: one at a time. */
export function useOpenRow(initial?: string) {
  const [open, setOpen] = useState<string | undefined>(initial)
  return { open, setOpen, toggle: (id: string) => setOpen(open === id ? undefined : id) }
}
