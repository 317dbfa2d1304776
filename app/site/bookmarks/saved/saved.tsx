import { useCallback, useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { spareEnquiries } from '../../../offline/outbox/spare-outbox.ts'
import { PageMeta } from '../../head/page-meta.tsx'
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx'
import { saved } from '../lists.ts'
import { idsLink, readIds } from '../read-ids.ts'
import { Recent } from '../recent/recent.tsx'
import { useIds } from '../use-ids.ts'
import type { Route } from './+types/saved.ts'
import { Gone } from './gone.tsx'
import { KnownList } from './known-list.tsx'
import { loadCards } from './load-cards.ts'
import { NothingSaved } from './nothing-saved.tsx'
import { SharedList } from './shared-list.tsx'
import '../../../styles/site/bookmarks/saved.css'

/** With ids, a shared list; without, the saved listings of this device. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const isShared = url.searchParams.has('ids')
  const ids = readIds(url.searchParams)
  return { isShared, ids, cards: isShared ? await loadCards(context, ids) : [] }
}

/** Data of the device needs scripts. */
export const handle = { scripts: 'at once' }

const path = href('/saved')

export default function Saved({ loaderData: { isShared, ids, cards } }: Route.ComponentProps) {
  const title = isShared ? 'A shared list' : 'Saved listings'
  return (
    <>
      <PageMeta
        title={title}
        description="Hotels, villas, trips and activities in Kashmir, kept for later."
        path={isShared ? idsLink(path, ids) : path}
        hidden
      />
      <div className="page page-top flex flex-col items-start gap-3">
        <Breadcrumbs crumbs={[{ label: title, path }]} />
        <h1 className="text-4xl">{title}</h1>
      </div>
      {isShared ? <SharedList cards={cards} gone={ids.length - cards.length} /> : <DeviceList />}
    </>
  )
}

/** The saved listings of this device. The server renders only instructions. */
function DeviceList() {
  const ids = useIds(saved)?.toReversed()
  const [gone, setGone] = useState<number[]>([])
  const onGone = useCallback((lost: number[]) => setGone((before) => [...before, ...lost]), [])
  return (
    <>
      <noscript>
        <p className="page saved-note pb-24">
          Your saved list is kept in your browser and needs JavaScript, which is switched off.
          Switch it on to see the list; one that someone shared with you opens without it.
        </p>
      </noscript>
      <div className="saved-place script-only">
        {ids ? (
          <>
            <Removed ids={ids} gone={gone} />
            {ids.length > 0 ? <KnownList ids={ids} onGone={onGone} /> : <NothingSaved />}
          </>
        ) : (
          <p className="page saved-note">Loading...</p>
        )}
      </div>
      <StoredOnDevice />
      <Recent />
    </>
  )
}

/** Loaded only if the device has stored anything, so not on a first visit. */
function StoredOnDevice() {
  const [Shown, setShown] = useState<React.ComponentType>()
  useEffect(() => {
    const show = async () => {
      const isEmpty = spareEnquiries().length === 0 && (await indexedDB.databases()).length === 0
      if (isEmpty) return
      const { ThisPhone } = await import('./this-phone.tsx')
      setShown(() => ThisPhone)
    }
    show().catch(() => undefined)
  }, [])
  return Shown && <Shown />
}

interface RemovedProps {
  ids: number[]
  /** Removed from the list since they are no longer published. */
  gone: number[]
}

/** Reports listings that are no longer available, or a removed one, and takes over its focus. */
function Removed({ ids, gone }: RemovedProps) {
  const before = useRef(ids)
  const undo = useRef<HTMLButtonElement>(null)
  const [removed, setRemoved] = useState<number>()

  useEffect(() => {
    const missing = before.current.find((id) => !ids.includes(id))
    before.current = ids
    if (missing) setRemoved(missing)
  }, [ids])
  const shown = removed !== undefined && !ids.includes(removed) && !gone.includes(removed)
  useEffect(() => {
    if (shown && removed && document.activeElement === document.body) undo.current?.focus()
  }, [shown, removed])

  return (
    <div role="status" className="page">
      <Gone count={gone.length} />
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
