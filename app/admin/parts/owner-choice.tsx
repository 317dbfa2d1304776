import { useNavigate } from 'react-router'
import { changedSearch } from '../enquiries/search.ts'
import { Choice } from '../ui/choice.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { useAskedSearch } from '../use-asked-search.ts'
import { maxOwners, type Owner } from './load-parts.ts'

interface Props {
  /** The parameter of the address that holds the choice. */
  name: string
  label: string
  placeholder: string
  owners: Owner[]
  ownerId: number | undefined
  onChoose: (id: number | undefined) => void
}

/** Whose parts the screen is about; with a search where there are more than a list can hold. */
export function OwnerChoice({ name, label, placeholder, owners, ownerId, onChoose }: Props) {
  const search = useAskedSearch()
  const navigate = useNavigate()
  const find = search.get('find') ?? ''
  return (
    <div className="space-y-3">
      {(find !== '' || owners.length >= maxOwners) && (
        <>
          <SearchBox
            q={find}
            onSearch={(text) => navigate({ search: changedSearch(search, { find: text }) })}
          />
          <p role="status" className="text-sm text-ink-muted">
            {find
              ? `The list below has what is found by “${find}”.`
              : `The list below has the first ${maxOwners.toLocaleString('en-IN')}. Search for others.`}
          </p>
        </>
      )}
      <Choice
        id={name}
        name={name}
        label={label}
        placeholder={placeholder}
        options={owners.map(({ id, title }) => ({ value: String(id), text: title }))}
        value={ownerId ?? ''}
        onChange={({ target }) => onChoose(Number(target.value) || undefined)}
      />
    </div>
  )
}
