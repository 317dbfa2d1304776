import { useState } from 'react'
import { isSold } from '#catalogue/kind.ts'
import { type KindName, kindOf } from '#catalogue/kinds.ts'
import type { WireListing } from '#server/wire/schemas.ts'
import { Button } from '../../ui/button.tsx'
import { lazily } from '../../ui/lazily.ts'
import type { Bulk } from './use-bulk.ts'
import { useBulkActions } from './use-bulk-actions.ts'

const PriceDialog = lazily(() => import('../prices/price-dialog.tsx'))

interface Props {
  kind: KindName
  bulk: Bulk
  chosen: number[]
  items: WireListing[]
}

/** Actions on several selected rows, replacing the list's tools. */
export default function BulkBar({ kind, bulk, chosen, items }: Props) {
  const [isPricing, setPricing] = useState(false)
  const { stop, choose, drop } = bulk
  const { isBusy, setStatus, remove, notice, dialog } = useBulkActions(kind, chosen, drop)
  const isIdle = isBusy || chosen.length === 0
  const isAll = items.every(({ id }) => chosen.includes(id))
  return (
    <div className="sticky top-14 z-10 space-y-2 border-y border-line bg-surface-2 px-3 py-2 @min-[28rem]:px-4 lg:top-0 xl:static">
      <Selected
        count={chosen.length}
        {...{ isAll, isBusy }}
        onChoose={() => choose(isAll ? [] : items.map(({ id }) => id))}
        onStop={stop}
      />
      <div className="flex flex-wrap gap-2 *:max-sm:grow *:max-sm:px-2">
        <Button size="small" disabled={isIdle} onClick={() => setStatus('published')}>
          Publish
        </Button>
        <Button size="small" disabled={isIdle} onClick={() => setStatus('draft')}>
          Unpublish
        </Button>
        {isSold(kindOf(kind)) && (
          <Button size="small" disabled={isBusy} onClick={() => setPricing(true)}>
            Change prices
          </Button>
        )}
        <Button size="small" disabled={isIdle} onClick={remove}>
          Delete
        </Button>
      </div>
      {notice}
      {dialog}
      {isPricing && (
        <PriceDialog
          kind={kind}
          chosen={chosen}
          onClose={() => setPricing(false)}
          onDone={() => {
            setPricing(false)
            stop()
          }}
        />
      )}
    </div>
  )
}

interface SelectedProps {
  count: number
  isAll: boolean
  isBusy: boolean
  onChoose: () => void
  onStop: () => void
}

const Selected = ({ count, isAll, isBusy, onChoose, onStop }: SelectedProps) => (
  <div className="flex items-center justify-between gap-2">
    <p aria-live="polite" className="text-sm font-semibold">
      {count} selected
    </p>
    <span className="-mr-3 flex">
      <Button look="quiet" size="small" onClick={onChoose}>
        {isAll ? 'Clear' : 'Select page'}
      </Button>
      <Button look="quiet" size="small" onClick={onStop} disabled={isBusy}>
        Done
      </Button>
    </span>
  </div>
)
