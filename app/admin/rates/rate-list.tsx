import { CopyPlus, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { rupees } from '#catalogue/prices/money.ts'
import { occupancies } from '#catalogue/quotes/line.ts'
import { occupancyLabels, rateName } from '#catalogue/rates/rate.ts'
import type { WireRate } from '#server/api/rates/rate-answer.ts'
import type { WireSupplier } from '#server/api/rates/supplier-routes.ts'
import { EntryButtons } from '../record-form/entry-buttons.tsx'
import { changedSearch } from '../search/changed-search.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { useChange } from '../use-change.ts'
import { CopyDialog } from './grid/copy-dialog.tsx'
import { copyable, itemOf, type Season, seasonsOf } from './grid/grid-table.ts'
import { RateForm } from './rate-form.tsx'
import { daysText } from './season-text.ts'
import type { Rates } from './use-rates.ts'

interface Props {
  supplier: WireSupplier
  rates: Rates
}

/** Rates below their items, each with a form: for phones, and for fields without a cell in the grid. */
export function RateList({ supplier, rates: all }: Props) {
  const { rates } = all
  const [search] = useSearchParams()
  const asked = search.get('edit')
  const edited = rates.find(({ id }) => String(id) === asked)
  const items = [...Map.groupBy(rates, (rate) => itemOf(rate).key).values()]
  return (
    <div className="space-y-5">
      {asked ? (
        <RateForm key={asked} supplier={supplier} edited={edited} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Link
            to={changedSearch(search, { edit: 'new' })}
            preventScrollReset
            className={buttonClass({ size: 'small' })}
          >
            <Plus aria-hidden className="size-4" /> Add a rate
          </Link>
          <SeasonCopies supplierId={supplier.id} rates={all} />
        </div>
      )}
      {rates.length === 0 && (
        <p className="text-center text-ink-muted">
          No rate yet. Add what it costs, season by season.
        </p>
      )}
      {items.map((ofItem) => (
        <ItemRates key={ofItem[0]?.id} rates={ofItem} />
      ))}
    </div>
  )
}

function SeasonCopies({ supplierId, rates }: { supplierId: number; rates: Rates }) {
  const [copied, setCopied] = useState<Season>()
  return (
    <>
      {copyable(seasonsOf(rates.rates, [])).map((season) => (
        <Button
          key={season.key}
          size="small"
          className="max-w-full py-2 text-left wrap-anywhere"
          onClick={() => setCopied(season)}
        >
          <CopyPlus aria-hidden className="size-4" /> Copy {season.name}
        </Button>
      ))}
      {copied && (
        <CopyDialog
          {...{ supplierId, rates }}
          season={copied}
          onClose={() => setCopied(undefined)}
        />
      )}
    </>
  )
}

function ItemRates({ rates }: { rates: WireRate[] }) {
  const { change, isBusy, notice, ask, dialog } = useChange()
  const [first] = rates
  if (!first) return null

  async function remove(rate: WireRate) {
    const question = 'Are you sure you want to delete this rate?'
    const note = 'Quotes keep what they copied of it.'
    if (!(await ask({ question, about: rateName(rate), note, verb: 'Delete' }))) return
    await change('DELETE', `/rates/${rate.id}`, 'Rate deleted successfully!')
  }
  return (
    <section aria-label={itemText(first)}>
      {notice}
      <h3 className="text-base font-semibold wrap-anywhere">
        <bdi>{first.item}</bdi>
        {first.plan && `, ${first.plan}`}
      </h3>
      <ul className="divide-y divide-line">
        {rates.map((rate) => (
          <RateRow key={rate.id} rate={rate} isBusy={isBusy} onRemove={() => remove(rate)} />
        ))}
      </ul>
      {dialog}
    </section>
  )
}

const itemText = ({ item, plan }: WireRate) => (plan ? `${item}, ${plan}` : item)

interface RowProps {
  rate: WireRate
  isBusy: boolean
  onRemove: () => void
}

function RateRow({ rate, isBusy, onRemove }: RowProps) {
  const [search] = useSearchParams()
  const name = rateName(rate)
  return (
    <li className="flex items-start gap-2 py-3">
      <div className="min-w-0 grow">
        <p className="text-balance wrap-anywhere">{daysText(rate)}</p>
        <p className="text-sm text-ink-muted tabular-nums">
          <Prices rate={rate} />
        </p>
      </div>
      <div className="flex shrink-0">
        <EntryButtons
          name={name}
          edit={`${changedSearch(search, { edit: String(rate.id) })}#rate-form`}
          isOff={isBusy}
          onRemove={onRemove}
        />
      </div>
    </li>
  )
}

function Prices({ rate: { prices, price, unit } }: { rate: WireRate }) {
  if (price !== null) return `${rupees(price)} per ${unit}`
  const asked = occupancies.filter((each) => prices[each] !== null)
  return asked.map((each) => (
    <span key={each} className="mr-3 inline-block">
      {occupancyLabels[each]} {rupees(prices[each] ?? 0)}
    </span>
  ))
}
