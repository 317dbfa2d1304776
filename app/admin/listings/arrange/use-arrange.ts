import { startTransition, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { KindName } from '#catalogue/kinds.ts'
import type { WireListing } from '#server/wire/schemas.ts'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/field-errors.ts'
import { moved } from '../../moved.ts'
import { alert } from '../../notice.ts'
import { useNotify } from '../../use-notify.tsx'
import { useSend } from '../../use-send.ts'

/** A page's listings in order: a move shows at once, and is sent after earlier ones. */
export function useArrange(kind: KindName, stored: WireListing[], before: number) {
  const [order, setOrder] = useState<WireListing[]>()
  const items = order ?? stored
  const queue = useRef(Promise.resolve())
  const unsent = useRef(0)
  const send = useSend()
  const { notify, dismiss, notice } = useNotify()
  const { revalidate } = useRevalidator()

  async function store(id: number, place: number) {
    const { problem } = await send(() => call('PUT', `/${kind}/${id}/place`, { place }))
    if (problem) notify('failure', alert(`Error: ${messageOf(problem)}`))
    unsent.current -= 1
    if (unsent.current > 0) return
    removeEventListener('beforeunload', warn)
    takeStored()
  }
  /** Applies the server's list, unless it was read before a move. */
  async function takeStored() {
    await revalidate()
    if (unsent.current === 0) startTransition(() => setOrder(undefined))
  }
  /** Positions on this page, from 0; others are on the neighbouring pages. */
  function move(from: number, to: number) {
    const item = items[from]
    if (!item) return
    dismiss()
    setOrder(moved(items, from, to))
    unsent.current += 1
    addEventListener('beforeunload', warn)
    queue.current = queue.current.then(() => store(item.id, before + to + 1))
  }
  return { items, move, notice }
}

/** Asks before the page is closed, since the moves that wait would be lost. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault()
