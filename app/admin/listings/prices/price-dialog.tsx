import { Dialog } from '@base-ui/react/dialog'
import { useState } from 'react'
import { type KindName, kindOf } from '#catalogue/kinds.ts'
import { counted } from '#catalogue/noun.ts'
import { maxPrices } from '#catalogue/prices/price-change.ts'
import { Button } from '../../ui/button.tsx'
import { DialogFrame, popupClass } from '../../ui/dialog-frame.tsx'
import { NoticeBox } from '../../ui/notice-box.tsx'
import { changeOf, PriceFields, scopeOf, type Typed } from './price-fields.tsx'
import { PricePreview } from './price-preview.tsx'
import { repriced } from './repriced.ts'
import { type Prices, usePrices } from './use-prices.ts'

interface Props {
  kind: KindName
  /** The ids selected in the list. */
  chosen: number[]
  onClose: () => void
  onDone: () => void
}

/** Raises or lowers many prices after a preview. */
export default function PriceDialog({ onClose, ...props }: Props) {
  return (
    <DialogFrame onClose={onClose} className={`${popupClass} w-[38rem]! gap-4! max-sm:p-4!`}>
      <Dialog.Title className="text-xl">Change prices</Dialog.Title>
      <PriceForm {...props} />
    </DialogFrame>
  )
}

function PriceForm({ kind, chosen, onDone }: Omit<Props, 'onClose'>) {
  const [typed, setTyped] = useState<Typed>({
    scope: chosen.length > 0 ? 'chosen' : 'all',
    how: 'percent up',
    amount: '',
    rounding: '1',
  })
  const prices = usePrices(kind, scopeOf(typed, chosen), onDone)
  const { priced, refusal, isBusy, save, readAgain } = prices
  const change = changeOf(typed)
  const isTooMuch = priced !== undefined && priced.total > maxPrices
  const outcome = priced && change && !isTooMuch ? repriced(priced.items, change) : undefined
  const count = outcome?.changed.length ?? 0
  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (outcome && count > 0) save(outcome)
      }}
    >
      <PriceFields
        kind={kind}
        chosen={chosen}
        typed={typed}
        onType={(part) => setTyped((before) => ({ ...before, ...part }))}
      />
      {refusal && <Refusal messages={refusal} onReadAgain={readAgain} />}
      {isTooMuch && (
        <NoticeBox tone="failure">
          {`At most ${maxPrices} prices can be changed at once. Choose a category, or select some of the ${kindOf(kind).plural}.`}
        </NoticeBox>
      )}
      {outcome ? <PricePreview {...outcome} /> : <PreviewPlaceholder prices={prices} />}
      <DialogButtons count={count} isBusy={isBusy} />
    </form>
  )
}

/** The preview before an amount is typed. */
function PreviewPlaceholder({ prices: { priced, failure, readAgain } }: { prices: Prices }) {
  if (failure) return <Refusal messages={[failure]} onReadAgain={readAgain} />
  if (!priced) return <p className="text-sm text-ink-muted">Loading...</p>
  return (
    <p className="text-sm text-ink-muted">
      {counted(priced.total, 'price')}. The new ones show here before anything is changed.
    </p>
  )
}

interface RefusalProps {
  messages: string[]
  onReadAgain: () => void
}

function Refusal({ messages, onReadAgain }: RefusalProps) {
  return (
    <NoticeBox
      tone="failure"
      isNews
      more={
        <Button size="small" onClick={onReadAgain}>
          Read the prices again
        </Button>
      }
    >
      {messages.join(' ')}
    </NoticeBox>
  )
}

function DialogButtons({ count, isBusy }: { count: number; isBusy: boolean }) {
  return (
    <div className="sticky -bottom-6 -mx-6 -mb-6 flex flex-wrap justify-end gap-3 border-t border-line bg-surface px-6 py-3 max-sm:-bottom-4 max-sm:-mx-4 max-sm:-mb-4 max-sm:px-4">
      <Dialog.Close render={<Button className="max-sm:grow" />} disabled={isBusy}>
        Cancel
      </Dialog.Close>
      <Button type="submit" look="primary" disabled={isBusy || count === 0} className="max-sm:grow">
        {isBusy ? 'Changing...' : count > 0 ? `Change ${counted(count, 'price')}` : 'Change prices'}
      </Button>
    </div>
  )
}
