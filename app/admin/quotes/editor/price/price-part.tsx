import { rupees } from '#catalogue/prices/money.ts'
import { isBelowMargin, type OptionPrice } from '#catalogue/quotes/pricing/pricing.ts'
import type { Option } from '#catalogue/quotes/version.ts'
import { Panel } from '../../../shell/screen-frame.tsx'
import { useEditing, useLaterVersion, useVersion, useView } from '../../editing/editing.ts'
import { marginText, percentText, signedRupees } from '../../quote-words.ts'
import { MarkupFields } from './markup-fields.tsx'
import { Terms } from './terms.tsx'
import { usePrice } from './use-price.ts'

/** The composition of the selected option's total, the margin, and the terms. */
export const PricePart = () => (
  <div className="space-y-4">
    <ShownPrice />
    <Terms />
  </div>
)

function ShownPrice() {
  const optionId = useView((view) => view.optionId)
  const at = useVersion(({ options }) => options.findIndex(({ id }) => id === optionId))
  const isOnly = useVersion(({ options }) => options.length === 1)
  const name = useLaterVersion(({ options }) => options[at]?.name)
  return (
    <Panel heading={isOnly ? 'Price' : `Price of ${name || `option ${at + 1}`}`}>
      <div className="space-y-4">
        <MarkupFields optionId={optionId} at={at} />
        <Sum optionId={optionId} />
      </div>
    </Panel>
  )
}

function Sum({ optionId }: { optionId: string }) {
  const { pricing } = useEditing()
  const priced = usePrice(optionId)
  if (!priced) return null
  const { price, option, adults } = priced
  const { tax } = pricing
  return (
    <>
      <dl className="space-y-1.5 tabular-nums">
        <Row term="Lines" amount={price.linesTotal} />
        <Row term="Markup" amount={price.markup} />
        {tax && (
          <Row
            term={`${tax.label} ${percentText(tax.percent)}${tax.shownAs === 'included' ? ', shown as included' : ''}`}
            amount={price.tax}
          />
        )}
        {price.rounding !== 0 && <Row term="Rounding" amount={price.rounding} />}
        <div className="flex justify-between gap-3 border-t border-line pt-1.5 text-lg font-semibold">
          <dt>Total</dt>
          <dd>{rupees(price.total)}</dd>
        </div>
        {adults > 1 && <Row term="Per adult" amount={price.perAdult} />}
        {price.childrenShare > 0 && <Row term="Children" amount={price.childrenShare} />}
      </dl>
      <Extras option={option} price={price} />
      <Margin price={price} />
    </>
  )
}

const Row = ({ term, amount }: { term: string; amount: number }) => (
  <div className="flex justify-between gap-3 text-sm">
    <dt className="min-w-0 text-ink-muted wrap-anywhere">{term}</dt>
    <dd className="shrink-0">{signedRupees(amount)}</dd>
  </div>
)

function Extras({ option, price }: { option: Option; price: OptionPrice }) {
  if (price.extras.length === 0) return null
  const textOf = (id: string) => option.lines.find((line) => line.id === id)?.text || 'A line'
  return (
    <div className="text-sm">
      <h3 className="mb-1 font-sans text-sm font-semibold tracking-normal">Added when ticked</h3>
      <dl className="space-y-1.5 tabular-nums">
        {price.extras.map((extra) => (
          <Row key={extra.id} term={textOf(extra.id)} amount={extra.price} />
        ))}
      </dl>
    </div>
  )
}

/** The margin; below the owner's minimum only owners may send. */
function Margin({ price }: { price: OptionPrice }) {
  const { minimumMargin } = useEditing()
  const isLow = minimumMargin !== null && price.total > 0 && isBelowMargin(price, minimumMargin)
  const look = isLow ? 'bg-warning-soft text-on-warning-soft' : 'bg-surface-2'
  return (
    <div className={`rounded-xl px-3 py-2 text-sm ${look}`}>
      <p className="flex justify-between gap-3">
        <span>Margin</span>
        <span className="font-semibold tabular-nums">
          {marginText(price.margin, price.marginPercent)}
        </span>
      </p>
      {isLow && (
        <p>Below the minimum of {percentText(minimumMargin)}. Only owners may send it like this.</p>
      )}
    </div>
  )
}
