import { useNavigate, useSearchParams } from 'react-router'
import { changedSearch } from '../enquiries/search.ts'
import { OwnerChoice } from '../parts/owner-choice.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { Tab, Tabs } from '../ui/tabs.tsx'
import type { CostsData } from './load-costs.ts'

/** The filters of local costs, in the URL. */
export function CostFilters({ filtered = [], place, q, toCheck }: CostsData) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const asked = (changes: Record<string, string | undefined>) =>
    changedSearch(search, { edit: undefined, ...changes })
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="min-w-0 grow basis-48">
        <OwnerChoice
          name="shown-place"
          label="Show costs at"
          placeholder="All places"
          owners={filtered}
          ownerId={place}
          onChoose={(id) => navigate({ search: asked({ place: id ? String(id) : undefined }) })}
          find="findShown"
          searchLabel="Search for a place to show"
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
