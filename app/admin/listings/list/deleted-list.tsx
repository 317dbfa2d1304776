import { useEffect, useEffectEvent, useState } from 'react'
import type { KindName } from '#catalogue/kinds.ts'
import type { WireDeletedListing, WireList } from '#server/wire/schemas.ts'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/field-errors.ts'
import { agoText } from '../../dates.ts'
import { alert, toast } from '../../notice.ts'
import { useBusy } from '../../record-form/use-busy.ts'
import { Button } from '../../ui/button.tsx'
import { useNotify } from '../../use-notify.tsx'
import { useReload } from '../../use-reload.ts'
import { useSend } from '../../use-send.ts'

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
  const { notify, dismiss, notice } = useNotify()
  const { run } = useBusy()
  const reload = useReload()
  const send = useSend()

  async function read() {
    const { data, problem } = await send(() =>
      call<WireList<WireDeletedListing>>('GET', `/${kind}/deleted`),
    )
    if (problem) notify('failure', alert(messageOf(problem)))
    else setItems(data.$values)
  }
  const readOnce = useEffectEvent(read)
  useEffect(() => {
    readOnce()
  }, [])

  async function restore({ id, title }: WireDeletedListing) {
    dismiss()
    const { problem } = await send(() => call('POST', `/${kind}/${id}/restoration`))
    if (problem) return notify('failure', alert(messageOf(problem)))
    setItems((before) => before?.filter((item) => item.id !== id))
    await reload()
    notify('success', toast(`“${title}” restored.`))
  }
  return { items, restore: (item: WireDeletedListing) => run(() => restore(item)), notice }
}
