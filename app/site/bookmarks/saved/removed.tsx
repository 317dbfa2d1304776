import { useEffect, useRef, useState } from 'react'
import { saved } from '../lists.ts'

/** Says what has just left the list, and takes the focus that left with it. */
export function Removed({ ids }: { ids: number[] }) {
  const before = useRef(ids)
  const undo = useRef<HTMLButtonElement>(null)
  const [removed, setRemoved] = useState<number>()

  useEffect(() => {
    const missing = before.current.find((id) => !ids.includes(id))
    before.current = ids
    if (missing) setRemoved(missing)
  }, [ids])
  useEffect(() => {
    if (removed && document.activeElement === document.body) undo.current?.focus()
  }, [removed])

  const shown = removed !== undefined && !ids.includes(removed)
  return (
    <div role="status" className="page">
      {shown && (
        <p className="saved-note">
          Removed from your list.{' '}
          <button ref={undo} type="button" className="link" onClick={() => saved.add(removed)}>
            Undo
          </button>
        </p>
      )}
    </div>
  )
}
