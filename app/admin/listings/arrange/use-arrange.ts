import { useState } from 'react'
import type { KindName } from '#catalogue/kinds.ts'
import type { WireListing } from '#server/wire/schemas.ts'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/field-errors.ts'
import { moved } from '../../moved.ts'
import { alert } from '../../notice.ts'
import { useNotify } from '../../use-notify.tsx'
import { useReload } from '../../use-rendered.ts'
import { useSend } from '../../use-send.ts'
import { createTurns } from './send-in-turn.ts'

/** A page's listings in order: a move shows at once, and is sent after earlier ones. */
export function useArrange(kind: KindName, stored: WireListing[], before: number) {
  const [order, setOrder] = useState<WireListing[]>()
  const items = order ?? stored
  const send = useSend()
  const { notify, dismiss, notice } = useNotify()
  const reload = useReload()
  const onCurrent = () => setOrder(undefined)
  const [sendInTurn] = useState(createTurns)

  async function store(id: number, place: number) {
    const { problem } = await send(() => call('PUT', `/${kind}/${id}/place`, { place }))
    if (problem) notify('failure', alert(`Error: ${messageOf(problem)}`))
  }
  /** Positions on this page, from 0; others are on the neighbouring pages. */
  function move(from: number, to: number) {
    const item = items[from]
    if (!item) return
    dismiss()
    setOrder(moved(items, from, to))
    sendInTurn(() => store(item.id, before + to + 1), { reload, onCurrent })
  }
  return { items, move, notice }
}
