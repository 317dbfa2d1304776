import { ArrowUpDown, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { type KindName, kindOf } from '#catalogue/kinds.ts'
import { screens } from '../screens.ts'
import { Button } from '../ui/button.tsx'
import { PageTurner } from '../ui/page-turner.tsx'
import { useComingSearch } from '../use-coming-search.ts'
import { BulkBar } from './bulk-bar.tsx'
import { DeletedListings } from './deleted-listings.tsx'
import { ListTools } from './list-tools.tsx'
import { ListingTable } from './listing-table.tsx'
import type { ScreenData } from './load.ts'
import { NoListings } from './no-listings.tsx'
import { type Bulk, useBulk } from './use-bulk.ts'
import { useRemoval } from './use-removal.ts'
import { useView } from './use-view.ts'
import { isAsOnTheSite, pageSize } from './view.ts'

/** Its library is worth loading only for who drags. */
const ArrangeList = lazy(() => import('./arrange-list.tsx'))

interface Props {
  data: ScreenData
  onOpen: (id?: number) => void
}

export function ListingList({ data, onOpen }: Props) {
  const { kind, list } = data
  const isComing = useComingSearch() !== undefined
  const removal = useRemoval(kind)
  const bulk = useBulk(kind)
  const [isArranging, setArranging] = useState(false)
  const canArrange = isAsOnTheSite(data.view) && (list?.total ?? 0) > 1
  return (
    <section
      aria-labelledby="list-heading"
      aria-busy={isComing}
      className="@container flex min-w-0 flex-col rounded-2xl border border-line bg-surface xl:sticky xl:top-8 xl:max-h-[calc(100dvh-8rem)]"
    >
      <div className="space-y-4 p-4">
        <Head kind={kind} onNew={() => onOpen()} />
        <ListTools data={data}>
          {canArrange && (
            <Button
              size="small"
              aria-pressed={isArranging}
              onClick={() => setArranging(!isArranging)}
            >
              <ArrowUpDown aria-hidden className="size-4" />
              {isArranging ? 'Done' : 'Reorder'}
            </Button>
          )}
        </ListTools>
        {removal.notice}
        {bulk.notice}
      </div>
      {list && list.items.length > 0 ? (
        <Items
          data={data}
          list={list}
          isArranging={canArrange && isArranging}
          onOpen={onOpen}
          onRemove={removal.remove}
          bulk={bulk}
        />
      ) : (
        <NoListings data={data} />
      )}
      <DeletedListings kind={kind} />
      {removal.dialog}
      {bulk.dialog}
    </section>
  )
}

function Head({ kind, onNew }: { kind: KindName; onNew: () => void }) {
  return (
    <div className="flex items-start justify-between gap-3">
      <h2
        id="list-heading"
        tabIndex={-1}
        className="scroll-mt-28 outline-none text-xl leading-snug"
      >
        {screens[kind].list}
      </h2>
      <Button size="small" onClick={onNew}>
        <Plus aria-hidden className="size-4" /> New
        <span className="sr-only"> {kindOf(kind).noun}</span>
      </Button>
    </div>
  )
}

interface ItemsProps extends Props {
  list: NonNullable<ScreenData['list']>
  isArranging: boolean
  onRemove: ReturnType<typeof useRemoval>['remove']
  bulk: Bulk
}

function Items({ data, list, isArranging, onOpen, onRemove, bulk }: ItemsProps) {
  const { kind, view: shown } = data
  const { view } = useView()
  const before = (shown.page - 1) * pageSize
  return (
    <>
      <BulkBar bulk={bulk} items={list.items} />
      <div className="min-h-0 xl:overflow-y-auto">
        {isArranging ? (
          <Suspense fallback={<p className="p-4 text-ink-muted">Loading...</p>}>
            <ArrangeList key={shown.page} kind={kind} list={list} before={before} />
          </Suspense>
        ) : (
          <ListingTable
            kind={kind}
            view={view}
            items={list.items}
            onEdit={onOpen}
            onRemove={onRemove}
            chosen={bulk.chosen}
            onStart={bulk.start}
            onChoose={bulk.toggle}
          />
        )}
      </div>
      <PageTurner page={shown.page} pageSize={pageSize} total={list.total} />
    </>
  )
}
