import type { WireAuthor } from '#server/api/operations/history-routes.ts'
import { TextLink } from '../links/text-link.tsx'
import { changedSearch } from '../search/changed-search.ts'
import { useNarrowing } from '../search/use-narrowing.ts'
import { Select } from '../ui/choice.tsx'
import { kindOptions } from './words.ts'

/** Filters by person, kind and listing, all in the URL. */
export function HistoryTools({ authors }: { authors: WireAuthor[] }) {
  const { search, narrow } = useNarrowing()
  return (
    <div className="space-y-3">
      <div className="grid gap-3 sm:flex">
        <Filter
          label="Person"
          every="Everyone"
          options={authors.map(({ id, name }) => ({ value: String(id), text: name }))}
          value={search.get('userId')}
          onChange={(userId) => narrow({ userId })}
        />
        <Filter
          label="Kind"
          every="Everything"
          options={kindOptions}
          value={search.get('kind')}
          onChange={(kind) => narrow({ kind })}
        />
      </div>
      {search.get('listingId') && (
        <p className="flex flex-wrap gap-2 text-sm">
          <span>One listing only.</span>
          <TextLink size="line" to={{ search: changedSearch(search, { listingId: undefined }) }}>
            Show all
          </TextLink>
        </p>
      )}
    </div>
  )
}

interface FilterProps {
  label: string
  every: string
  options: { value: string; text: string }[]
  value: string | null
  onChange: (value: string) => void
}

function Filter({ label, every, options, value, onChange }: FilterProps) {
  return (
    <div className="sm:w-56">
      <Select
        aria-label={label}
        placeholder={every}
        options={options}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
