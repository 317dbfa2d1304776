import { type Clock, checkedText, isStale } from '#catalogue/local-costs/checked.ts'
import type { CostUnit, LocalCost } from '#catalogue/local-costs/local-cost.ts'
import { seasonText } from '#catalogue/local-costs/season.ts'
import {
  type Party,
  type Range,
  sumForParty,
  timesFor,
} from '#catalogue/local-costs/sum-for-party.ts'
import { rupees } from '#catalogue/money.ts'
import { PartyForm } from './party-form.tsx'

interface Place {
  title: string
  costs: LocalCost[]
}

interface Props {
  places: Place[]
  clock: Clock
  /** Whom it is added up for, where somebody asked. */
  party?: Party
  /** The page's own address. */
  path: string
  /** The token by which staff see a draft. */
  preview: string | null
}

/** What guests pay on the spot, place by place. It becomes finished markup, so it has no state. */
export function LocalCostPanel({ places, clock, party, path, preview }: Props) {
  const all = places.flatMap(({ costs }) => costs)
  return (
    <section id="local-costs" className="detail-section">
      <h2 className="text-2xl">What you will also pay</h2>
      <p className="text-ink-muted">
        On the spot, to those who are named, and only for what you take. None of it is part of our
        price.
      </p>
      {places.map((place) => (
        <PlaceCosts key={place.title} place={place} clock={clock} party={party} />
      ))}
      <PartyForm path={path} party={party} preview={preview} />
      {party && <Sum costs={all} party={party} clock={clock} />}
    </section>
  )
}

const small = 'text-sm text-ink-muted'

const units: Record<CostUnit, string> = {
  person: 'per person',
  group: 'per group',
  vehicle: 'per vehicle',
  day: 'per day',
}

const rangeText = ({ low, high }: Range) => {
  if (high === 0) return 'Free'
  return low === high ? rupees(low) : `${rupees(low)} to ${rupees(high)}`
}

function PlaceCosts({
  place: { title, costs },
  clock,
  party,
}: Pick<Props, 'clock' | 'party'> & { place: Place }) {
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-2">
        {costs.map((cost) => (
          <li key={cost.id} className="grid gap-x-8 border-t border-line py-2 sm:grid-cols-2">
            <div className="min-w-0 break-words">
              <strong>{cost.what}</strong>
              <p className={small}>{aboutText(cost, clock)}</p>
              {cost.note && <p className={small}>{cost.note}</p>}
            </div>
            <p>
              <b>{rangeText(cost)}</b> {cost.high > 0 && units[cost.unit]}
              {party && timesFor(cost.unit, party) > 1 && cost.high > 0 && (
                <span className={`block ${small}`}>
                  {rangeText(sumForParty([cost], party))} for you
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function aboutText(cost: LocalCost, clock: Clock): string {
  const paidTo = cost.paidTo && `paid to ${cost.paidTo}`
  const text = [paidTo, seasonText(cost), checkedText(cost, clock)].filter(Boolean).join(' · ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

function partyText({ adults, children, days }: Party): string {
  const kids = children > 0 && counted(children, 'child', 'children')
  const people = [counted(adults, 'adult', 'adults'), kids].filter(Boolean).join(' and ')
  return `${people}, ${counted(days, 'day', 'days')}`
}

function Sum({ costs, party, clock }: { costs: LocalCost[]; party: Party; clock: Clock }) {
  const isUnsure = costs.some((cost) => isStale(cost, clock))
  return (
    <div className="rounded-lg bg-surface-2 px-5 py-2">
      <p className="text-lg">
        For {partyText(party)}: <b>{rangeText(sumForParty(costs, party))}</b>
      </p>
      <p className={small}>
        If you take each of these once, and a vehicle for every six of you.
        {isUnsure &&
          ' Some amounts are only last known or samples: ask us before you count on them.'}
      </p>
    </div>
  )
}
