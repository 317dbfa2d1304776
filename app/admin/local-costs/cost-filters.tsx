import { useNavigate, useSearchParams } from 'react-router'
import { changedSearch } from '../enquiries/search.ts'
import { Choice } from '../ui/choice.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { Tab, Tabs } from '../ui/tabs.tsx'
import type { CostsData } from './load-costs.ts'

/** Which of the local costs are listed; stands in the address. */
export function CostFilters({ places = [], place, q, toCheck }: CostsData) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const asked = (changes: Record<string, string | undefined>) =>
    changedSearch(search, { edit: undefined, ...changes })
  const options = places.map(({ id, title }) => ({ value: String(id), text: title }))
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="min-w-0 grow basis-48">
        <Choice
          id="shown-place"
          label="Show costs at"
          placeholder="All places"
          options={options}
          value={place ? String(place) : ''}
          onChange={({ target }) => navigate({ search: asked({ place: target.value }) })}
        />
      </div>
      <Tabs label="Which local costs">
        <Tab to={asked({ check: undefined })} current={!toCheck && 'true'}>
          All
        </Tab>
        <Tab to={asked({ check: 'yes' })} current={toCheck && 'true'}>
          To check
        </Tab>
      </Tabs>
      <SearchBox q={q} onSearch={(q) => navigate({ search: asked({ q: q || undefined }) })} />
    </div>
  )
}
