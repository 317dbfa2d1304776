import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ownerField } from '#catalogue/kind.ts'
import { kindOf, partOf } from '#catalogue/kinds.ts'
import { focusForm } from '../record-form/focus-form.ts'
import { useAskedSearch } from '../search/use-asked-search.ts'
import { Failure } from '../shell/failure.tsx'
import { ScreenFrame } from '../shell/screen-frame.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { useNotify } from '../use-notify.tsx'
import { useReload, useRendered } from '../use-rendered.ts'
import type { Route } from './+types/parts-screen'
import { ExistingParts } from './existing-parts.tsx'
import { idIn, loadParts, type PartsData } from './load-parts.ts'
import { OwnerChoice } from './owner-choice.tsx'
import { OwnerGone } from './owner-gone.tsx'
import { PartForm } from './part-form.tsx'
import { type PartScreen, partScreens } from './part-screens.ts'
import { useOwner } from './use-owner.ts'

export const ErrorBoundary = Failure

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadParts(request)

export default function Parts({ loaderData }: Route.ComponentProps) {
  const screen = partScreens[loaderData.place]
  return screen && <PartsScreen key={loaderData.place} screen={screen} data={loaderData} />
}

/** The parts of a listing: a choice of the listing, the list of parts, and the form of one of them. */
function PartsScreen({ screen, data }: { screen: PartScreen; data: PartsData }) {
  const { ownerId } = data
  const rounds = useRounds(screen, data)
  const parameter = ownerField(kindOf(screen.kind))
  const owner = useOwner({ parameter, ownerId, data, open: (id) => rounds.open({ ownerId: id }) })
  const isGone = data.isGone && owner.shown === ownerId
  const { notice, ...notices } = useNotify()
  return (
    <ScreenFrame title={screen.title}>
      <div className="max-w-xl space-y-3">
        {!data.owners && <LoadFailure>{screen.ownersFailed}</LoadFailure>}
        <OwnerChoice
          name={parameter}
          label={screen.owner}
          placeholder={screen.placeholder}
          owners={data.owners ?? []}
          ownerId={isGone ? undefined : owner.shown}
          onChoose={(id) => {
            notices.dismiss()
            owner.choose(id)
          }}
        />
      </div>
      {notice}
      {isGone ? (
        <OwnerGone kind={screen.kind} />
      ) : (
        <ListAndForm {...{ screen, data, owner, rounds, ...notices }} />
      )}
    </ScreenFrame>
  )
}

interface ListAndFormProps extends Pick<ReturnType<typeof useNotify>, 'notify' | 'dismiss'> {
  screen: PartScreen
  data: PartsData
  owner: ReturnType<typeof useOwner>
  rounds: ReturnType<typeof useRounds>
}

function ListAndForm({ screen, data, owner, rounds, notify, dismiss }: ListAndFormProps) {
  const { records, edit } = data
  const isOther = idIn(useAskedSearch(), 'edit') !== edit
  const record = owner.isOutdated ? undefined : records?.find(({ id }) => id === edit)
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <ExistingParts
        screen={screen}
        data={data}
        isLoading={owner.isLoading}
        onEdit={rounds.openPart}
        {...{ notify, dismiss }}
      />
      <PartForm
        key={`${owner.changes}-${record?.id ?? 'new'}-${rounds.round}`}
        screen={screen}
        declaration={partOf(screen)}
        ownerId={owner.asked}
        isLoading={owner.isLoading || isOther}
        record={record}
        onBegin={dismiss}
        onSaved={async ({ isLeft }) => {
          await rounds.finish(isLeft)
          notify('success', record ? screen.updated : screen.added)
        }}
        onReload={rounds.reload}
        onReset={() => {
          dismiss()
          rounds.begin()
        }}
      />
    </div>
  )
}

interface Place {
  ownerId?: number
  edit?: number
}

/** The open owner and part are in the URL; after each save the form is reset. */
function useRounds(screen: PartScreen, { ownerId, edit }: PartsData) {
  const [round, setRound] = useState(0)
  const navigate = useNavigate()
  const rendered = useRendered()
  const reloadData = useReload()
  /** Resolves to whether it is open now: unsaved changes may have blocked the navigation. */
  async function open(place: Place): Promise<boolean> {
    const search = new URLSearchParams()
    if (place.ownerId) search.set(ownerField(kindOf(screen.kind)), String(place.ownerId))
    if (place.edit) search.set('edit', String(place.edit))
    await navigate({ search: search.toString() }, { preventScrollReset: true })
    return new URLSearchParams(window.location.search).toString() === search.toString()
  }
  async function openPart(id: number) {
    const opened = open({ ownerId, edit: id })
    await rendered(opened)
    if (await opened) focusForm()
  }
  /** After a save; if the form was left, the screen stays. */
  async function finish(isLeft: boolean) {
    if (isLeft) return reloadData()
    await begin()
    focusForm()
  }
  async function begin() {
    if (edit) await rendered(open({ ownerId }))
    else await reload()
  }
  async function reload() {
    await reloadData()
    setRound((count) => count + 1)
    await rendered(undefined)
  }
  return { round, open, openPart, begin, finish, reload }
}
