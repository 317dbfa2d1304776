import { useNavigate, useSearchParams } from 'react-router'
import { changedSearch } from '../enquiries/search.ts'
import { Select } from '../ui/choice.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { Tab, Tabs } from '../ui/tabs.tsx'
import { kindOptions } from './kind-look.ts'
import type { SuppliersData } from './load-suppliers.ts'

/** The filters of suppliers, in the URL. */
export function SupplierFilters({ q, kind, isArchive }: SuppliersData) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const asked = (changes: Record<string, string | undefined>) => changedSearch(search, changes)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchBox q={q} onSearch={(q) => navigate({ search: asked({ q: q || undefined }) })} />
      <div className="grow basis-40 sm:max-w-56">
        <Select
          aria-label="Kind of supplier"
          placeholder="All kinds"
          options={kindOptions}
          value={kind ?? ''}
          onChange={({ target }) => navigate({ search: asked({ kind: target.value }) })}
        />
      </div>
      <Tabs label="Which suppliers">
        <Tab to={asked({ archived: undefined })} current={!isArchive && 'true'}>
          In use
        </Tab>
        <Tab to={asked({ archived: 'yes' })} current={isArchive && 'true'}>
          Archived
        </Tab>
      </Tabs>
    </div>
  )
}
