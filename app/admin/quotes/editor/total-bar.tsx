import { Send } from 'lucide-react'
import { rupees } from '#catalogue/prices/money.ts'
import { isBelowMargin } from '#catalogue/quotes/pricing/pricing.ts'
import { Button } from '../../ui/button.tsx'
import { useEditing, useView } from '../editing/editing.ts'
import { percentText } from '../quote-words.ts'
import { usePrice } from './price/use-price.ts'
import { SaveText } from './save-text.tsx'

interface Props {
  isBusy: boolean
  onSend: () => void
}

/**
 * Always in view: the total, whether it is saved, and the button to send. Not in letters so large that
 * it would cover the fields.
 */
export const TotalBar = ({ isBusy, onSend }: Props) => (
  <div className="above-bottom-bar sticky @max-[14rem]/editor:static [--gap:0.5rem] z-10 flex flex-wrap items-center gap-3 rounded-2xl border border-line bg-surface px-4 py-2.5 shadow-[0_0.5rem_var(--paper)] sm:px-5">
    <div className="min-w-0 grow basis-32 sm:flex sm:items-center sm:gap-5">
      <Total />
      <SaveText />
    </div>
    <Button look="primary" disabled={isBusy} onClick={onSend} className="shrink-0">
      <Send aria-hidden className="size-4.5" /> {isBusy ? 'Sending...' : 'Send'}
    </Button>
  </div>
)

function Total() {
  const { minimumMargin } = useEditing()
  const priced = usePrice(useView((view) => view.optionId))
  if (!priced) return null
  const { price, option, adults, isOnly } = priced
  const isLow = minimumMargin !== null && price.total > 0 && isBelowMargin(price, minimumMargin)
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 tabular-nums">
      <p className="text-lg font-semibold wrap-anywhere">
        <span className="sr-only">Total </span>
        {rupees(price.total)}
        {!isOnly && option.name && (
          <span className="ml-2 text-sm font-normal text-ink-muted">{option.name}</span>
        )}
      </p>
      <p className="text-sm text-ink-muted">
        {price.total === 0 && 'No price yet'}
        {price.total > 0 && adults > 1 && <span>{rupees(price.perAdult)} per adult, </span>}
        {price.total > 0 && (
          <span className={isLow ? 'font-semibold text-accent-text' : ''}>
            {isLow && 'low '}margin {percentText(price.marginPercent)}
          </span>
        )}
      </p>
    </div>
  )
}
