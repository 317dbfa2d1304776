import { useEffect, useEffectEvent, useState } from 'react'
import type { KindName } from '#catalogue/kinds.ts'
import type { WireDeletedListing, WireList } from '#server/wire/schemas.ts'
import { call } from '../../api/call.ts'
import { agoText } from '../../dates.ts'
import { Button } from '../../ui/button.tsx'
import { useAction } from '../../use-action.ts'

/** The listings that can be restored. */
export default function DeletedList({ kind }: { kind: KindName }) {
  const { items, restore, notice } = useDeleted(kind)
  return (
    <>
      {notice}
      {items?.length === 0 && <p className="py-2 text-ink-muted">Nothing in the last 30 days.</p>}
      <ul className="max-h-56 overflow-y-auto">
        {items?.map((item) => (
          <li key={item.id} className="flex items-center justify-between gap-3 py-1.5">
            <span className="min-w-0">
              <span className="block break-words">{item.title}</span>
              <span className="text-ink-muted">Deleted {agoText(item.deletedAt)}</span>
            </span>
            <Button size="small" onClick={() => restore(item)}>
              Restore<span className="sr-only"> {item.title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

function useDeleted(kind: KindName) {
  const [items, setItems] = useState<WireDeletedListing[]>()
  const { dismiss, notice, inTurn, reload, send, fail, succeed } = useAction()

  async function read() {
    const { data, problem } = await send(() =>
      call<WireList<WireDeletedListing>>('GET', `/${kind}/deleted`),
    )
    if (problem) fail(problem)
    else setItems(data.$values)
  }
  const readOnce = useEffectEvent(read)
  useEffect(() => {
    readOnce()
  }, [])

  function restore(item: WireDeletedListing) {
    dismiss()
    return inTurn(`${item.id}`, () => restoreNow(item))
  }
  async function restoreNow({ id, title }: WireDeletedListing) {
    const { problem } = await send(() => call('POST', `/${kind}/${id}/restoration`))
    if (problem) return fail(problem)
    setItems((before) => before?.filter((item) => item.id !== id))
    await reload()
    succeed(`“${title}” restored.`)
  }
  return { items, restore, notice }
}
