import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { KindName } from '#catalogue/kinds.ts'
import { call } from '../api/call.ts'
import { messageOf } from '../api/field-errors.ts'
import type { WireListing } from '../api/wire.ts'
import { moved } from '../moved.ts'
import { useSend } from '../use-send.ts'
import { useTell } from '../use-tell.tsx'

/** The listings of a page in their order: a move shows at once, and is sent behind those before it. */
export function useArrange(kind: KindName, stored: WireListing[], before: number) {
  const [items, setItems] = useState(stored)
  const queue = useRef(Promise.resolve())
  const send = useSend()
  const { tell, hush, notice } = useTell()
  const { revalidate } = useRevalidator()
  useEffect(() => setItems(stored), [stored])

  async function store(id: number, place: number) {
    const { problem } = await send(() => call('PUT', `/${kind}/${id}/place`, { place }))
    if (problem) tell('failure', { as: 'alert', text: `Error: ${messageOf(problem)}` })
  }
  /** Places of this page, from 0; beyond its ends lie the pages around it. */
  function move(from: number, to: number) {
    const item = items[from]
    if (!item) return
    hush()
    setItems(moved(items, from, to))
    const sent = queue.current.then(() => store(item.id, before + to + 1))
    queue.current = sent
    // The last one brings the list as the server has it.
    sent.then(() => (queue.current === sent ? revalidate() : undefined))
  }
  return { items, move, notice }
}
