import { useRef } from 'react'
import { partOf } from '#catalogue/kinds.ts'
import type { WirePart } from '#server/wire/schemas.ts'
import { call } from '../api/call.ts'
import { focusList } from '../record-form/focus-form.ts'
import { LoadFailure } from '../ui/load-failure.tsx'
import { useAction } from '../use-action.ts'
import type { useNotify } from '../use-notify.tsx'
import { type PartsData, partPath } from './load-parts.ts'
import { PartList } from './part-list.tsx'
import { failed, type PartScreen } from './part-screens.ts'

interface Props extends Pick<ReturnType<typeof useNotify>, 'notify' | 'dismiss'> {
  screen: PartScreen
  data: PartsData
  /** The data belongs to another owner. */
  isLoading: boolean
  onEdit: (id: number) => void
}

export function ExistingParts(props: Props) {
  const { screen, data, isLoading, onEdit, notify, dismiss } = props
  const { ownerId, records, edit } = data
  const { ask, dialog, reload, send, inTurn } = useAction()
  const shown = useRef(ownerId)
  shown.current = isLoading ? undefined : ownerId

  async function remove({ id }: WirePart, name: string) {
    dismiss()
    if (!(await ask({ question: screen.question, about: name, verb: 'Delete' }))) return
    await inTurn(`${id}`, () => removeNow(id))
  }
  async function removeNow(id: number) {
    const { problem } = await send(() => call('DELETE', `${partPath(screen)}/${id}`))
    if (problem) {
      console.error(problem)
      return notify('failure', failed(screen, 'delete', problem))
    }
    await reload()
    notify('success', screen.deleted)
    if (shown.current === ownerId) focusList()
  }
  return (
    <section
      aria-labelledby="list-heading"
      className="overflow-hidden rounded-2xl border border-line bg-surface"
    >
      <h2 id="list-heading" tabIndex={-1} className="scroll-mt-28 outline-none p-4 text-xl">
        {screen.list}
      </h2>
      {isLoading ? (
        <p role="status" className="px-4 pb-8 text-center text-ink-muted">
          Loading...
        </p>
      ) : records && records.length > 0 ? (
        <PartList
          declaration={partOf(screen)}
          records={records}
          open={edit}
          onEdit={onEdit}
          onRemove={remove}
        />
      ) : (
        <Nothing screen={screen} data={data} />
      )}
      {dialog}
    </section>
  )
}

interface NothingProps {
  screen: PartScreen
  data: PartsData
}

function Nothing({ screen, data: { ownerId, records } }: NothingProps) {
  return (
    <div className="space-y-3 px-4 pb-8">
      {!records && <LoadFailure>{screen.listFailed}</LoadFailure>}
      <div className="text-center">
        <p className="font-semibold">No data available</p>
        <p className="text-ink-muted">
          {ownerId ? 'Add the first one with the form.' : `${screen.placeholder} above.`}
        </p>
      </div>
    </div>
  )
}
