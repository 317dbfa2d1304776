import { type Status, statuses } from '#catalogue/kind.ts'
import { pluralOf } from '#catalogue/noun.ts'
import { type PartSet, partSetsOf } from '../../parts/editor/edited-part.ts'
import { PartCards } from '../../parts/editor/part-cards.tsx'
import { bindPictures } from '../../pictures/bind-pictures.ts'
import { PicturePicker } from '../../pictures/picture-picker.tsx'
import type { Screen } from '../../screens.ts'
import { upperFirst } from '../../upper-first.ts'
import {
  basics,
  description,
  hasLongFields,
  hasPlaces,
  hasRelated,
  LongFields,
  PlaceFields,
  places,
  RelatedFields,
  related,
  ShortFields,
} from './form-fields.tsx'
import { FormSection } from './form-section.tsx'
import { imageField } from './listing-body.ts'
import type { Section } from './section-links.tsx'
import type { ListingFormState } from './use-listing-form.tsx'

interface Props {
  form: ListingFormState
  screen: Screen
}

const pictures: Section = { id: 'form-pictures', text: 'Pictures' }
const visibility: Section = { id: 'form-visibility', text: 'Visibility' }

/** In the order of the form. */
export const sectionsOf = ({ name, kind }: Pick<ListingFormState, 'name' | 'kind'>): Section[] => [
  basics,
  pictures,
  ...(hasLongFields(kind) ? [description] : []),
  ...partSetsOf(name).map(sectionOf),
  ...(hasPlaces(kind) ? [places] : []),
  ...(hasRelated(kind) ? [related] : []),
  visibility,
]

const sectionOf = ({ name, declaration }: PartSet): Section => ({
  id: `form-${name}`,
  text: upperFirst(pluralOf(declaration.noun)),
})

export function FormSections({ form, screen }: Props) {
  return (
    <>
      <ShortFields form={form} />
      <Pictures form={form} screen={screen} />
      <LongFields form={form} />
      {form.parts.sets.map((set) => (
        <FormSection key={set.name} {...sectionOf(set)}>
          <PartCards set={set} editing={form.parts} />
        </FormSection>
      ))}
      <PlaceFields form={form} />
      <RelatedFields form={form} />
      <StatusChoice {...form.input('status')} />
    </>
  )
}

function Pictures({ form, screen }: Props) {
  const { kind, gallery } = form
  const isSingle = kind.imageLimit === 1
  return (
    <FormSection {...pictures}>
      <PicturePicker
        label={screen.pictures ?? (isSingle ? 'Image' : 'Images')}
        name={imageField(kind)}
        folder="uploads"
        limit={kind.imageLimit}
        {...bindPictures(gallery, form)}
      />
    </FormSection>
  )
}

const texts: Record<Status, { text: string; hint: string }> = {
  published: { text: 'Published', hint: 'Visible to visitors' },
  draft: { text: 'Draft', hint: 'Visible to staff only' },
}

type StatusChoiceProps = Pick<React.ComponentProps<'input'>, 'name' | 'value' | 'onChange'>

function StatusChoice({ name, value, onChange }: StatusChoiceProps) {
  return (
    <FormSection {...visibility}>
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
    </FormSection>
  )
}
