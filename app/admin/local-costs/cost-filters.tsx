import { OwnerChoice } from '../parts/owner-choice.tsx'
import { changedSearch } from '../search/changed-search.ts'
import { useNarrowing } from '../search/use-narrowing.ts'
import { SearchBox } from '../ui/search-box.tsx'
import { Tab, Tabs } from '../ui/tabs.tsx'
import type { CostsData } from './load-costs.ts'

/** The filters of local costs, in the URL. */
export function CostFilters({ filtered = [], place, q, toCheck }: CostsData) {
  const { search, narrow } = useNarrowing()
  const tab = (check?: string) => changedSearch(search, { edit: undefined, check })
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="min-w-0 grow basis-48">
        <OwnerChoice
          name="shown-place"
          label="Show costs at"
          placeholder="All places"
          owners={filtered}
          ownerId={place}
          onChoose={(id) => narrow({ place: id ? String(id) : undefined, edit: undefined })}
          find="findShown"
          searchLabel="Search for a place to show"
        />
      </div>
      <Tabs label="Which local costs">
        <Tab to={tab()} current={!toCheck && 'true'}>
          All
        </Tab>
        <Tab to={tab('yes')} current={toCheck && 'true'}>
          To check
        </Tab>
      </Tabs>
      <SearchBox q={q} onSearch={(q) => narrow({ q, edit: undefined })} />
    </div>
  )
}
