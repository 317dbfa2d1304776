import { type Status, statuses } from '#catalogue/kind.ts'
import { pluralOf, upperFirst } from '#catalogue/noun.ts'
import { PartCards } from '../../parts/editor/part-cards.tsx'
import { bindPictures } from '../../pictures/bind-pictures.ts'
import { PicturePicker } from '../../pictures/picture-picker.tsx'
import type { Screen } from '../../screens.ts'
import {
  hasLongFields,
  hasPlaces,
  hasRelated,
  LongFields,
  PlaceFields,
  RelatedFields,
  ShortFields,
} from './form-fields.tsx'
import { imageField } from './listing-body.ts'
import type { Section } from './section-links.tsx'
import type { ListingFormState } from './use-listing-form.tsx'

interface Props {
  form: ListingFormState
  screen: Screen
}

interface FilledSection extends Section {
  content: React.ReactNode
}

/** In the order of the form. */
export function sectionsOf({ form, screen }: Props): FilledSection[] {
  const { kind, parts } = form
  const section = (name: string, text: string, content: React.ReactNode) => ({
    ...{ id: `form-${name}`, text, content },
  })
  return [
    section('basics', 'Basics', <ShortFields form={form} />),
    section('pictures', 'Pictures', <Pictures form={form} screen={screen} />),
    ...(hasLongFields(kind)
      ? [section('description', 'Description', <LongFields form={form} />)]
      : []),
    ...parts.sets.map((set) => {
      const { name, declaration } = set
      const text = upperFirst(pluralOf(declaration.noun))
      return section(name, text, <PartCards set={set} editing={parts} />)
    }),
    ...(hasPlaces(kind) ? [section('places', 'Destinations', <PlaceFields form={form} />)] : []),
    ...(hasRelated(kind) ? [section('related', 'Related', <RelatedFields form={form} />)] : []),
    section('visibility', 'Visibility', <StatusChoice {...form.input('status')} />),
  ]
}

/** A group of controls with an anchor. */
export const FormSection = ({ id, text, content }: FilledSection) => (
  <fieldset id={id} tabIndex={-1} className="min-w-0 scroll-mt-18 outline-none xl:scroll-mt-16">
    <legend className="mb-3 font-display text-lg font-semibold">{text}</legend>
    {content}
  </fieldset>
)

function Pictures({ form, screen }: Props) {
  const { kind, gallery } = form
  const isSingle = kind.imageLimit === 1
  return (
    <PicturePicker
      label={screen.pictures ?? (isSingle ? 'Image' : 'Images')}
      name={imageField(kind)}
      folder="uploads"
      limit={kind.imageLimit}
      {...bindPictures(gallery, form)}
    />
  )
}

const texts: Record<Status, { text: string; hint: string }> = {
  published: { text: 'Published', hint: 'Visible to visitors' },
  draft: { text: 'Draft', hint: 'Visible to staff only' },
}

type StatusChoiceProps = Pick<React.ComponentProps<'input'>, 'name' | 'value' | 'onChange'>

function StatusChoice({ name, value, onChange }: StatusChoiceProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      {statuses.map((status) => (
        <label
          key={status}
          className="flex min-h-11 cursor-pointer items-start gap-3 rounded-lg border border-line-strong bg-surface px-3 py-2.5 has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={status}
            checked={value === status}
            onChange={onChange}
            className="mt-1 size-4 shrink-0 accent-primary outline-none"
          />
          <span className="min-w-0">
            <span className="block font-semibold">{texts[status].text}</span>
            <span className="block text-sm">{texts[status].hint}</span>
          </span>
        </label>
      ))}
    </div>
  )
}
