import { useState } from 'react'
import { useNarrowing } from '../search/use-narrowing.ts'
import { Choice } from '../ui/choice.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { maxOwners, type Owner } from './load-parts.ts'

interface Props {
  /** The URL parameter of the choice, or the control's name. */
  name: string
  label: string
  placeholder: string
  owners: Owner[]
  ownerId: number | undefined
  onChoose: (id: number | undefined) => void
  /** The URL parameter of the search. */
  find?: string
  /** The label of the search, if the screen has others. */
  searchLabel?: string
  errors?: string[]
  required?: boolean
}

/** The choice of the screen's or form's listing; with a search if there are too many for a list. */
export function OwnerChoice({ name, owners, ownerId, onChoose, ...props }: Props) {
  const { find: parameter = 'find', searchLabel, ...choice } = props
  const { search, narrow } = useNarrowing()
  const find = search.get(parameter) ?? ''
  const offered = useWithChosen(owners, ownerId)
  return (
    <div className="space-y-3">
      {(find !== '' || owners.length >= maxOwners) && (
        <>
          <SearchBox
            q={find}
            label={searchLabel}
            onSearch={(text) => narrow({ [parameter]: text }, { preventScrollReset: true })}
          />
          <p role="status" className="text-sm text-ink-muted">
            {find
              ? `The list below has what is found by “${find}”.`
              : `The list below has the first ${maxOwners.toLocaleString('en-IN')}. Search for others.`}
          </p>
        </>
      )}
      <Choice
        {...choice}
        id={name}
        name={name}
        options={offered.map(({ id, title }) => ({ value: String(id), text: title }))}
        value={ownerId ?? ''}
        onChange={({ target }) => onChoose(Number(target.value) || undefined)}
      />
    </div>
  )
}

/** The chosen one stays, regardless of later searches. */
function useWithChosen(owners: Owner[], ownerId: number | undefined): Owner[] {
  const [last, setLast] = useState<Owner>()
  const found = owners.find(({ id }) => id === ownerId)
  if (found && (found.id !== last?.id || found.title !== last.title)) setLast(found)
  return found || !last || last.id !== ownerId ? owners : [last, ...owners]
}
