import { defaultParty, type Party, partyLimits } from '#catalogue/local-costs/sum-for-party.ts'

interface Props {
  path: string
  party?: Party
  preview: string | null
}

// The booking form of the page has Adults and Children, and no two fields may share a label.
const labels = { adults: 'Grown-ups', children: 'Kids', days: 'Days' } as const
const names = ['adults', 'children', 'days'] as const

/** Reloads the page with the party in its URL, without scripts. */
export function PartyForm({ path, party = defaultParty, preview }: Props) {
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
