import { ArrowUp, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { isSoldKind, kindOf } from '#catalogue/kinds.ts'
import { moved } from '../../moved.ts'
import { useFound } from '../../palette/use-found.ts'
import { Button } from '../../ui/button.tsx'
import { controlClass } from '../../ui/control-look.ts'
import { FieldErrors } from '../../ui/field-frame.tsx'
import { onFirstClick } from '../../ui/first-click.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { idsIn, textOfIds } from './chosen-ids.ts'
import { type FoundListing, useTitles } from './use-titles.ts'

interface Props {
  id: string
  label: string
  /** Their ids, one per line. */
  text: string
  atMost?: number
  /** Whether only kinds that are sold can be chosen. */
  isOfSold?: boolean
  errors?: string[]
  hint?: string
  onChange: (text: string) => void
}

/** Selects listings by a few letters of their titles. */
export function ListingChooser({ id, label, text, onChange, ...options }: Props) {
  const { atMost = Infinity, isOfSold = false, errors = [], hint } = options
  const box = useRef<HTMLFieldSetElement>(null)
  const ids = idsIn(text)
  const { known, addTitles, nameOf } = useTitles(ids)

  function choose(chosen: number[]) {
    onChange(textOfIds(chosen))
    box.current?.focus()
  }
  function add(listing: FoundListing) {
    addTitles([listing])
    choose([...ids, listing.id])
  }
  return (
    <fieldset ref={box} id={id} tabIndex={-1} className="min-w-0 space-y-3 outline-none">
      <legend className="text-sm font-semibold">{label}</legend>
      {errors.length > 0 && <FieldErrors id={`${id}-errors`} errors={errors} />}
      <Chosen {...{ ids, known, nameOf }} onChoose={choose} />
      {ids.length < atMost && (
        <Finder
          id={`${id}-search`}
          isOffered={(listing) =>
            !ids.includes(listing.id) && (!isOfSold || isSoldKind(listing.kind))
          }
          onAdd={add}
        />
      )}
      {hint && <p className="text-xs text-ink-muted">{hint}</p>}
    </fieldset>
  )
}

interface ChosenProps {
  ids: number[]
  known: Map<number, FoundListing>
  nameOf: (id: number) => string
  onChoose: (ids: number[]) => void
}

function Chosen({ ids, known, nameOf, onChoose }: ChosenProps) {
  return (
    <ol className="space-y-2 empty:hidden">
      {ids.map((id, at) => (
        <li
          key={id}
          className="flex items-center gap-1 rounded-lg border border-line bg-surface py-1 pr-1 pl-3"
        >
          <span className="min-w-0 grow">
            <span className="block text-sm font-medium break-words">{nameOf(id)}</span>
            <Hint listing={known.get(id)} />
          </span>
          {at > 0 && (
            <IconButton
              text={`Move up ${nameOf(id)}`}
              onClick={() => onChoose(moved(ids, at, at - 1))}
            >
              <ArrowUp aria-hidden className="size-4.5" />
            </IconButton>
          )}
          <IconButton
            text={`Remove ${nameOf(id)}`}
            onClick={onFirstClick(() => onChoose(ids.filter((each) => each !== id)))}
          >
            <X aria-hidden className="size-4.5" />
          </IconButton>
        </li>
      ))}
    </ol>
  )
}

function Hint({ listing }: { listing?: FoundListing }) {
  if (!listing) return null
  const { menu } = kindOf(listing.kind).office
  return (
    <span className="block text-xs text-ink-muted">
      {menu.label}
      {listing.status === 'draft' && ', draft'}
    </span>
  )
}

interface FinderProps {
  id: string
  isOffered: (listing: FoundListing) => boolean
  onAdd: (listing: FoundListing) => void
}

function Finder({ id, isOffered, onAdd }: FinderProps) {
  const [q, setQ] = useState('')
  const search = useFound(q.trim())
  const found = search.state === 'found' ? search.found.listings.filter(isOffered) : []
  return (
    <div className="space-y-2">
      <input
        id={id}
        type="search"
        aria-label="Find a listing to add"
        placeholder="Find a listing to add"
        autoComplete="off"
        value={q}
        className={`${controlClass} min-h-11`}
        onChange={({ target }) => setQ(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (found[0]) take(found[0])
        }}
      />
      <p role="status" className="text-sm text-ink-muted empty:hidden">
        {search.state === 'found' && found.length === 0 && 'No listing has this name.'}
      </p>
      {search.state === 'failed' && (
        <LoadFailure onRetry={search.retry}>{search.message}</LoadFailure>
      )}
      <ul className="space-y-1 empty:hidden">
        {found.map((listing) => (
          <li key={listing.id}>
            <FoundItem listing={listing} onTake={() => take(listing)} />
          </li>
        ))}
      </ul>
    </div>
  )

  function take(listing: FoundListing) {
    setQ('')
    onAdd(listing)
  }
}

const FoundItem = ({ listing, onTake }: { listing: FoundListing; onTake: () => void }) => (
  <Button look="quiet" className="w-full justify-start text-left" onClick={onTake}>
    <span className="min-w-0">
      <span className="sr-only">Add </span>
      <span className="block break-words">{listing.title}</span>
      <Hint listing={listing} />
    </span>
  </Button>
)
