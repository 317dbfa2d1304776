import { href } from 'react-router'
import type { Field } from '#catalogue/field.ts'
import { placesIn } from '#catalogue/places.ts'
import { TextLink } from '../../links/text-link.tsx'
import type { BoundField } from '../../record-form/bind-fields.ts'
import { idsIn, textOfIds } from '../../record-form/listings/chosen-ids.ts'
import { Button } from '../../ui/button.tsx'
import { FieldErrors } from '../../ui/field-frame.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { type ChoosablePlace, usePlaces } from './use-places.ts'

interface Props extends BoundField {
  field: Field
  /** The form's current texts, in which destinations are searched. */
  texts: string[]
}

/** The destinations of a listing: checkboxes, with suggestions from its texts. */
export function Destinations({ name, field, text, errors, onChange, texts }: Props) {
  const places = usePlaces()
  const ids = idsIn(text)
  const choose = (chosen: number[]) => onChange(textOfIds(chosen))
  return (
    <div className="space-y-3" id={name} tabIndex={-1}>
      {errors && errors.length > 0 && <FieldErrors id={`${name}-errors`} errors={errors} />}
      {places.state === 'loading' && <p className="text-ink-muted">Loading destinations…</p>}
      {places.state === 'failed' && (
        <LoadFailure onRetry={places.retry}>{places.message}</LoadFailure>
      )}
      {places.state === 'loaded' && (
        <>
          <Proposal places={places.places} ids={ids} texts={texts} onAdd={choose} />
          <Boxes places={places.places} ids={ids} onChoose={choose} />
        </>
      )}
      <p className="text-xs text-ink-muted">{field.hint}</p>
    </div>
  )
}

interface BoxesProps {
  places: ChoosablePlace[]
  ids: number[]
  onChoose: (ids: number[]) => void
}

const boxClass =
  'inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-surface px-3 text-sm has-checked:border-primary has-checked:bg-primary-soft has-checked:font-semibold has-checked:text-on-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-focus pointer-coarse:min-h-11'

function Boxes({ places, ids, onChoose }: BoxesProps) {
  if (places.length === 0) return <None />
  return (
    <ul className="flex flex-wrap gap-2">
      {places.map(({ id, title, isDraft }) => (
        <li key={id} className="min-w-0">
          <label className={boxClass}>
            <input
              type="checkbox"
              checked={ids.includes(id)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...ids, id] : ids.filter((each) => each !== id))
              }
              className="size-4 shrink-0 accent-primary outline-none"
            />
            <span className="min-w-0 break-words">
              {title}
              {isDraft && ' (draft)'}
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}

const None = () => (
  <p className="text-ink-muted">
    There are no destinations yet.{' '}
    <TextLink size="line" to={`${href('/admin/:screen', { screen: 'destinations' })}?edit=new`}>
      Add the first
    </TextLink>
  </p>
)

interface ProposalProps extends Pick<BoxesProps, 'places' | 'ids'> {
  texts: string[]
  onAdd: (ids: number[]) => void
}

/** Destinations mentioned in the texts but not selected. */
function Proposal({ places, ids, texts, onAdd }: ProposalProps) {
  const found = placesIn(texts, places).filter((id) => !ids.includes(id))
  if (found.length === 0) return null
  const titles = found.map((id) => places.find((place) => place.id === id)?.title)
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-lg bg-surface-2 px-3 py-2 text-sm">
      <p className="min-w-0 grow">
        Found in the texts: <strong className="font-semibold">{titles.join(', ')}</strong>
      </p>
      <Button size="small" onClick={() => onAdd([...ids, ...found])}>
        {found.length === 1 ? 'Add it' : `Add all ${found.length}`}
      </Button>
    </div>
  )
}
