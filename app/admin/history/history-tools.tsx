import type { WireAuthor } from '#server/api/operations/history-routes.ts'
import { TextLink } from '../links/text-link.tsx'
import { changedSearch } from '../search/changed-search.ts'
import { useNarrowing } from '../search/use-narrowing.ts'
import { Select } from '../ui/choice.tsx'
import { kindOptions } from './words.ts'

/** Filters by person, kind and listing, all in the URL. */
export function HistoryTools({ authors }: { authors: WireAuthor[] }) {
  const { search, narrow } = useNarrowing()
  const people = authors.map(({ id, name }) => ({ value: String(id), text: name }))
  const filters = [
    { name: 'userId', 'aria-label': 'Person', placeholder: 'Everyone', options: people },
    { name: 'kind', 'aria-label': 'Kind', placeholder: 'Everything', options: kindOptions },
  ]
  return (
    <div className="space-y-3">
      <div className="grid gap-3 sm:flex">
        {filters.map(({ name, ...filter }) => (
          <div key={name} className="sm:w-56">
            <Select
              {...filter}
              value={search.get(name) ?? ''}
              onChange={({ target }) => narrow({ [name]: target.value })}
            />
          </div>
        ))}
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
