import { CalendarPlus, Plus } from 'lucide-react'
import { useState } from 'react'
import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import type { WireSupplier } from '#server/api/rates/supplier-routes.ts'
import { Button } from '../../ui/button.tsx'
import type { Rates } from '../use-rates.ts'
import { CopyDialog } from './copy-dialog.tsx'
import { type Item, itemsOf, type Season, seasonsOf } from './grid-table.ts'
import { ItemDialog } from './item-dialog.tsx'
import { RateGrid } from './rate-grid.tsx'
import { SeasonDialog } from './season-dialog.tsx'

interface Props {
  supplier: WireSupplier
  rates: Rates
}

type Opened = 'item' | 'season' | Season

/** The grid, and buttons to add rows and columns. */
export function GridPanel({ supplier: { id, kind }, rates }: Props) {
  const [opened, setOpened] = useState<Opened>()
  const { items, seasons, earlier, showEarlier, addItem, addSeason } = useTable(rates)
  const close = () => setOpened(undefined)
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small" onClick={() => setOpened('item')}>
          <Plus aria-hidden className="size-4" /> Add an item
        </Button>
        <Button size="small" onClick={() => setOpened('season')}>
          <CalendarPlus aria-hidden className="size-4" /> Add a season
        </Button>
        {earlier > 0 && (
          <Button size="small" look="quiet" onClick={showEarlier}>
            Show {earlier} earlier
          </Button>
        )}
      </div>
      {items.length > 0 && seasons.length > 0 ? (
        <RateGrid supplierId={id} {...{ rates, items, seasons }} onCopy={setOpened} />
      ) : (
        <Beginning hasItem={items.length > 0} hasSeason={seasons.length > 0} />
      )}
      {opened === 'item' && <ItemDialog kind={kind} onAdd={addItem} onClose={close} />}
      {opened === 'season' && <SeasonDialog onAdd={addSeason} onClose={close} />}
      {typeof opened === 'object' && (
        <CopyDialog supplierId={id} season={opened} rates={rates} onClose={close} />
      )}
    </div>
  )
}

interface BeginningProps {
  hasItem: boolean
  hasSeason: boolean
}

const Beginning = ({ hasItem, hasSeason }: BeginningProps) => (
  <p className="rounded-xl border border-dashed border-line-strong p-6 text-center">
    <span className="block font-semibold">No rate yet</span>
    <span className="text-ink-muted">
      {hasItem || hasSeason
        ? `Now add ${hasItem ? 'a season' : 'an item'}, and type the prices.`
        : 'Add an item and a season, and type what they cost.'}
    </span>
  </p>
)

/** Rows and columns of stored rates, and those without a price yet. */
function useTable({ rates }: Rates) {
  const [begunItems, setItems] = useState<Item[]>([])
  const [begunSeasons, setSeasons] = useState<Season[]>([])
  const [isAll, setAll] = useState(false)
  const today = todayInKolkata()
  const all = seasonsOf(rates, begunSeasons)
  const begun = new Set(begunSeasons.map(({ key }) => key))
  const coming = all.filter(({ key, to }) => to >= today || begun.has(key))
  // If all are over, the last ones serve as templates.
  const seasons = isAll || coming.length === 0 ? all : coming
  return {
    ...{ items: itemsOf(rates, begunItems), seasons, earlier: all.length - seasons.length },
    showEarlier: () => setAll(true),
    addItem: (item: Item) => setItems((before) => [...before, item]),
    addSeason: (season: Season) => setSeasons((before) => [...before, season]),
  }
}
