import { href } from 'react-router'
import { PageMeta } from '../../head/page-meta.tsx'
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx'
import { idsLink, readIds } from '../read-ids.ts'
import type { Route } from './+types/saved.ts'
import { DeviceList } from './device-list.tsx'
import { loadCards } from './load-cards.ts'
import { SharedList } from './shared-list.tsx'
import '../../../styles/site/bookmarks/saved.css'

/** With ids a list that was sent to somebody; without, the page of what only the device knows. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const isShared = url.searchParams.has('ids')
  const ids = readIds(url.searchParams)
  return { isShared, ids, cards: isShared ? await loadCards(context, ids) : [] }
}

/** What only the device knows needs its scripts. */
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
