import { type Party, partyLimits, usualParty } from '#catalogue/local-costs/sum-for-party.ts'

interface Props {
  path: string
  party?: Party
  preview: string | null
}

const labels = { adults: 'Grown-ups', children: 'Kids', days: 'Days' } as const
const names = ['adults', 'children', 'days'] as const

/** Asks the same page again, with the party in its address: it needs no script. */
export function PartyForm({ path, party = usualParty, preview }: Props) {
  return (
    <form action={`${path}#local-costs`} className="local-cost-party">
      {preview && <input type="hidden" name="preview" value={preview} />}
      {names.map((name) => (
        <label key={name}>
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
      <button type="submit" className="button button-quiet">
        Add it up
      </button>
    </form>
  )
}
