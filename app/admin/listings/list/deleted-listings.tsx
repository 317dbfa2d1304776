import { useState } from 'react'
import type { KindName } from '#catalogue/kinds.ts'
import { lazily } from '../../ui/lazily.ts'

const DeletedList = lazily(() => import('./deleted-list.tsx'))

/** The listings that can be restored, loaded each time it is opened. */
export function DeletedListings({ kind }: { kind: KindName }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="border-t border-line px-4 py-2 text-sm"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="min-h-9 cursor-pointer content-center text-link pointer-coarse:min-h-11">
        Recently deleted
      </summary>
      {isOpen && <DeletedList kind={kind} />}
    </details>
  )
}
