import { type Clock, isStale } from '#catalogue/local-costs/checked.ts'
import {
  aboutText,
  type CostPlace,
  costsLead,
  costsTitle,
  partyText,
  rangeText,
  unitText,
} from '#catalogue/local-costs/cost-words.ts'
import {
  defaultParty,
  type Party,
  partyLimits,
  sumForParty,
  timesFor,
} from '#catalogue/local-costs/sum-for-party.ts'

interface Props {
  places: CostPlace[]
  clock: Clock
  /** The party to compute the sum for, if given. */
  party?: Party
  /** The page's own URL. */
  path: string
  /** The preview token of a draft. */
  preview: string | null
}

/** Local costs by place. Rendered to static markup, so it has no state. */
export function LocalCostPanel({ places, clock, party, path, preview }: Props) {
  const all = places.flatMap(({ costs }) => costs)
  return (
    <section id="local-costs" className="detail-section">
      <h2 className="text-2xl">{costsTitle}</h2>
      <p className="text-ink-muted">{costsLead}</p>
      {places.map((place) => (
        <PlaceCosts key={place.title} place={place} clock={clock} party={party} />
      ))}
      <PartyForm path={path} party={party} preview={preview} />
      {party && <Sum costs={all} party={party} clock={clock} />}
    </section>
  )
}

const small = 'text-sm text-ink-muted'

function PlaceCosts({
  place: { title, costs },
  clock,
  party,
}: Pick<Props, 'clock' | 'party'> & { place: CostPlace }) {
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
              <b>{rangeText(cost)}</b> {unitText(cost)}
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

// The booking form of the page has Adults and Children, and no two fields may share a label.
const labels = { adults: 'Grown-ups', children: 'Kids', days: 'Days' } as const
const names = ['adults', 'children', 'days'] as const

/** Reloads the page with the party in its URL, without scripts. */
function PartyForm({ path, party = defaultParty, preview }: Omit<Props, 'places' | 'clock'>) {
  return (
    <form action={`${path}#local-costs`} className="flex max-w-xl flex-col gap-3">
      {preview && <input type="hidden" name="preview" value={preview} />}
      <div className="flex items-end gap-3">
        {names.map((name) => (
          <label key={name} className="field flex-1 font-semibold">
            {labels[name]}
            <input
              type="number"
              name={name}
              className="input"
              inputMode="numeric"
              min={name === 'children' ? 0 : 1}
              max={partyLimits[name]}
              required
              defaultValue={party[name]}
            />
          </label>
        ))}
      </div>
      <button type="submit" className="button button-quiet self-start">
        Add it up
      </button>
    </form>
  )
}

function Sum({ costs, party, clock }: { costs: CostPlace['costs']; party: Party; clock: Clock }) {
  const hasVehicles = costs.some(({ unit }) => unit === 'vehicle')
  const isUnsure = costs.some((cost) => isStale(cost, clock))
  return (
    <div className="rounded-lg bg-surface-2 px-5 py-2">
      <p className="text-lg">
        For {partyText(party)}: <b>{rangeText(sumForParty(costs, party))}</b>
      </p>
      <p className={small}>
        If you do each of these once{hasVehicles && ', and a vehicle for every six of you'}.
        {isUnsure && ' Some amounts are out of date or samples: ask us before you rely on them.'}
      </p>
    </div>
  )
}
