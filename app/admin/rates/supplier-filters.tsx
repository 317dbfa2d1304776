import { changedSearch } from '../search/changed-search.ts'
import { useNarrowing } from '../search/use-narrowing.ts'
import { Select } from '../ui/choice.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { Tab, Tabs } from '../ui/tabs.tsx'
import { kindOptions } from './kind-look.ts'
import type { SuppliersData } from './load-suppliers.ts'

/** The filters of suppliers, in the URL. */
export function SupplierFilters({ q, kind, isArchive }: SuppliersData) {
  const { search, narrow } = useNarrowing()
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchBox q={q} onSearch={(q) => narrow({ q })} />
      <div className="grow basis-40 sm:max-w-56">
        <Select
          aria-label="Kind of supplier"
          placeholder="All kinds"
          options={kindOptions}
          value={kind ?? ''}
          onChange={({ target }) => narrow({ kind: target.value })}
        />
      </div>
      <Tabs label="Which suppliers">
        <Tab to={changedSearch(search, { archived: undefined })} current={!isArchive && 'true'}>
          In use
        </Tab>
        <Tab to={changedSearch(search, { archived: 'yes' })} current={isArchive && 'true'}>
          Archived
        </Tab>
      </Tabs>
    </div>
  )
}
