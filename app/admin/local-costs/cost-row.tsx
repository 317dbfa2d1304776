import { CalendarCheck } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import { sinceDayText } from '#catalogue/local-costs/checked.ts'
import { seasonText } from '#catalogue/local-costs/season.ts'
import { rupees } from '#catalogue/prices/money.ts'
import type { WireLocalCost } from '#server/api/local-costs/local-cost-routes.ts'
import { EntryButtons } from '../record-form/entry-buttons.tsx'
import { changedSearch } from '../search/changed-search.ts'
import { Button } from '../ui/button.tsx'

interface Props {
  cost: WireLocalCost
  isBusy: boolean
  onCheck: () => void
  onRemove: () => void
}

/** A local cost: its description, how recent it is, and a button to confirm it. */
export function CostRow({ cost, isBusy, onCheck, onRemove }: Props) {
  const [search] = useSearchParams()
  const { id, what, place, note, source, toCheck } = cost
  const page = search.get('page') ?? undefined
  const name = `${what}, ${place}`
  const about = [
    cost.paidTo && `Paid to ${cost.paidTo}`,
    seasonText(cost),
    source && `Source: ${source}`,
  ]
  return (
    <li className="flex flex-wrap items-center gap-2 border-b border-line py-3 last:border-b-0">
      <div className="min-w-0 grow basis-60">
        <p className="wrap-anywhere">
          <span className="font-semibold">{what}</span>{' '}
          <span className="text-ink-muted">{place}</span>
        </p>
        <p className="text-sm">
          {amountText(cost)} per {cost.unit}
        </p>
        <p className="text-sm wrap-anywhere text-ink-muted">{about.filter(Boolean).join(' · ')}</p>
        {note && <p className="text-sm wrap-anywhere text-ink-muted">{note}</p>}
      </div>
      <p
        className={`rounded-md px-2 py-1 text-sm ${toCheck ? 'bg-warning-soft font-semibold text-on-warning-soft' : 'text-ink-muted'}`}
      >
        {statusText(cost)}
      </p>
      <div className="flex flex-wrap items-center">
        <Button size="small" disabled={isBusy} onClick={onCheck}>
          <CalendarCheck aria-hidden className="size-4" /> Checked today
          <span className="sr-only">: {name}</span>
        </Button>
        <EntryButtons
          name={name}
          edit={`${changedSearch(search, { edit: String(id), page })}#cost-form`}
          onRemove={onRemove}
        />
      </div>
    </li>
  )
}

const amountText = ({ low, high }: WireLocalCost) =>
  low === high ? rupees(low) : `${rupees(low)} to ${rupees(high)}`

function statusText({ isSample, checkedOn }: WireLocalCost): string {
  if (isSample) return 'Sample, to be checked'
  return checkedOn ? `Checked ${sinceDayText(checkedOn, todayInKolkata())}` : 'Not checked yet'
}
