import { useState } from 'react'
import { screens } from '../../screens.ts'
import { useComingSearch } from '../../search/use-coming-search.ts'
import { Button } from '../../ui/button.tsx'
import { lazily } from '../../ui/lazily.ts'
import { Pagination } from '../../ui/pagination.tsx'
import type { ScreenData } from '../load.ts'
import { useView } from '../use-view.ts'
import { hasChips, isAsOnTheSite, pageSize } from '../view.ts'
import { DeletedListings } from './deleted-listings.tsx'
import { ListTools } from './list-tools.tsx'
import { ListingTable } from './listing-table.tsx'
import { NoListings } from './no-listings.tsx'
import { type Bulk, useBulk } from './use-bulk.ts'
import { useRemoval } from './use-removal.ts'
import { type RowActions, useStatusChange } from './use-row-actions.ts'
import { useRowMenu } from './use-row-menu.ts'

/** Loaded only when needed: to load more, drag, filter, or choose several. */
const RowMenu = lazily(() => import('./row-menu.tsx'))
const ArrangeList = lazily(
  () => import('../arrange/arrange-list.tsx'),
  <p className="p-4 text-ink-muted">Loading...</p>,
)
const FilterChips = lazily(() => import('./filter-chips.tsx'))
const BulkBar = lazily(() => import('./bulk-bar.tsx'))

interface Props {
  data: ScreenData
  onOpen: (id: number | 'new') => void
  onDuplicate: RowActions['duplicate']
  saved?: number
}

export function ListingList({ data, onOpen, onDuplicate, saved }: Props) {
  const { kind, list } = data
  const { view } = useView()
  const isComing = useComingSearch() !== undefined
  const removal = useRemoval(kind)
  const bulk = useBulk()
  const setStatus = useStatusChange(kind)
  const actions = { edit: onOpen, duplicate: onDuplicate, remove: removal.remove, setStatus }
  const arranging = useArranging(data)
  return (
    <section
      aria-labelledby="list-heading"
      aria-busy={isComing}
      className="@container flex min-w-0 flex-col rounded-2xl border border-line bg-surface xl:max-h-[calc(100dvh-7rem)]"
    >
      <div className="space-y-2.5 p-3 @min-[28rem]:px-4">
        <Heading>{screens[kind].list}</Heading>
        {arranging.isOn ? (
          <Arranging onDone={arranging.stop} />
        ) : (
          bulk.chosen === undefined && (
            <ListTools
              data={data}
              onNew={() => onOpen('new')}
              onSelect={bulk.start}
              onArrange={arranging.start}
            />
          )
        )}
        {hasChips(view) && <FilterChips kind={kind} />}
        {removal.notice}
      </div>
      {list && list.items.length > 0 ? (
        <Items {...{ data, list, actions, bulk, saved }} isArranging={arranging.isOn} />
      ) : (
        <NoListings data={data} onNew={() => onOpen('new')} />
      )}
      {removal.dialog}
    </section>
  )
}

const Heading = ({ children }: { children: string }) => (
  <h2 id="list-heading" tabIndex={-1} className="scroll-mt-28 text-lg leading-snug outline-none">
    {children}
  </h2>
)

/** Whether the order of the list is being changed, where it can be. */
function useArranging({ view, list }: ScreenData) {
  const [isOn, setOn] = useState(false)
  const canArrange = isAsOnTheSite(view) && (list?.total ?? 0) > 1
  return {
    isOn: canArrange && isOn,
    start: canArrange ? () => setOn(true) : undefined,
    stop: () => setOn(false),
  }
}

function Arranging({ onDone }: { onDone: () => void }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-3">
      <p className="text-sm text-ink-muted">Drag, or use the arrows.</p>
      <Button look="primary" size="small" onClick={onDone}>
        Done
      </Button>
    </div>
  )
}

interface ItemsProps {
  data: ScreenData
  list: NonNullable<ScreenData['list']>
  isArranging: boolean
  actions: RowActions
  bulk: Bulk
  saved?: number
}

function Items({ data, list, isArranging, actions, bulk, saved }: ItemsProps) {
  const { kind, view: shown } = data
  const { view } = useView()
  const before = (shown.page - 1) * pageSize
  const menu = useRowMenu()
  return (
    <>
      {bulk.chosen && <BulkBar {...{ kind, bulk }} chosen={bulk.chosen} items={list.items} />}
      <div className="min-h-0 xl:overflow-y-auto">
        {isArranging ? (
          <ArrangeList key={shown.page} kind={kind} list={list} before={before} />
        ) : (
          <ListingTable
            kind={kind}
            view={view}
            items={list.items}
            actions={actions}
            chosen={bulk.chosen}
            onChoose={bulk.toggle}
            saved={saved}
            onMore={menu.toggle}
            more={menu.openFor}
          />
        )}
        <DeletedListings kind={kind} />
      </div>
      <Pagination page={shown.page} pageSize={pageSize} total={list.total} />
      {menu.row && <RowMenu kind={kind} actions={actions} {...menu.row} onClose={menu.close} />}
    </>
  )
}
