import { Plus } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { kindOf } from '#catalogue/kinds.ts'
import { call } from '../api/call.ts'
import { messageOf } from '../api/field-errors.ts'
import type { WireListing } from '../api/wire.ts'
import { dropDraft } from '../forms/draft.ts'
import { screens } from '../screens.ts'
import { Button } from '../ui/button.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { PageTurner } from '../ui/page-turner.tsx'
import { useSend } from '../use-send.ts'
import { useTell } from '../use-tell.tsx'
import { ListTools } from './list-tools.tsx'
import { ListingTable } from './listing-table.tsx'
import type { ScreenData } from './load.ts'
import { NoListings } from './no-listings.tsx'
import { useView } from './use-view.ts'
import { pageSize } from './view.ts'

interface Props {
  data: ScreenData
  /** Leads to the form. */
  onOpen: () => void
}

export function ListingList({ data, onOpen }: Props) {
  const { kind, list } = data
  const { view, show } = useView()
  const { remove, dialog, notice } = useRemove(data)

  const open = async (id?: number) => {
    if (view.edit === id || (await show({ edit: id }))) onOpen()
  }
  return (
    <section
      aria-labelledby="list-heading"
      className="@container flex min-w-0 flex-col rounded-2xl border border-line bg-surface xl:sticky xl:top-8 xl:max-h-[calc(100dvh-4rem)]"
    >
      <div className="space-y-4 p-4">
        <div className="flex items-start justify-between gap-3">
          <h2 id="list-heading" className="text-xl leading-snug">
            {screens[kind].list}
          </h2>
          <Button size="small" onClick={() => open()}>
            <Plus aria-hidden className="size-4" /> New
            <span className="sr-only"> {kindOf(kind).noun}</span>
          </Button>
        </div>
        <ListTools data={data} />
        {notice}
      </div>
      {list && list.items.length > 0 ? (
        <>
          <div className="min-h-0 xl:overflow-y-auto">
            <ListingTable
              kind={kind}
              view={view}
              items={list.items}
              onEdit={open}
              onRemove={remove}
            />
          </div>
          <PageTurner page={view.page} pageSize={pageSize} total={list.total} />
        </>
      ) : (
        <NoListings data={data} />
      )}
      {dialog}
    </section>
  )
}

/** Deletes a listing once the question is answered. */
function useRemove({ kind }: ScreenData) {
  const { view, show } = useView()
  const { ask, dialog } = useConfirm()
  const { tell, hush, notice } = useTell()
  const send = useSend()
  const { revalidate } = useRevalidator()
  const { question, deleted, deleteFailed } = screens[kind]

  async function remove({ id, title }: WireListing) {
    hush()
    if (!(await ask({ question, about: title, verb: 'Delete' }))) return
    const { problem } = await send(() => call('DELETE', `/${kind}/${id}`))
    if (problem) {
      console.error(problem)
      return tell('failure', deleteFailed(problem))
    }
    dropDraft(`${kind}:${id}`)
    tell('success', deleted, { undo: () => restore(id) })
    if (view.edit === id) await show({ edit: undefined })
    else await revalidate()
  }
  async function restore(id: number) {
    const { problem } = await send(() => call('POST', `/${kind}/${id}/restoration`))
    if (problem) tell('failure', { as: 'alert', text: messageOf(problem) })
    else await revalidate()
  }
  return { remove, dialog, notice }
}
