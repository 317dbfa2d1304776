import type { Field } from '#catalogue/field.ts'
import { categoryField, type Kind } from '#catalogue/kind.ts'
import { FieldControl } from '../../record-form/field-control.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Destinations } from './destinations.tsx'
import { FormSection } from './form-section.tsx'
import { hasCategories, isSwitchedToRequest } from './listing-body.ts'
import type { Section } from './section-links.tsx'
import type { ListingFormState } from './use-listing-form.tsx'

const isText = ({ control }: Field) => control === 'paragraph' || control === 'markdown'
const isLong = (field: Field) => isText(field) || field.control === 'list'
const isPrice = ({ control }: Field) => control === 'rupees' || control === 'switch'
const isLink = ({ control }: Field) => control === 'listings'

export const hasLongFields = ({ fields }: Kind) => Object.values(fields).some(isLong)

export const basics: Section = { id: 'form-basics', text: 'Basics' }
export const description: Section = { id: 'form-description', text: 'Description' }

/** The fields of a kind, grouped into short ones, prices and long ones. */
export function ShortFields({ form }: { form: ListingFormState }) {
  const { kind } = form
  return (
    <Group section={basics}>
      <Controls
        form={form}
        among={(field) => !isLong(field) && !isPrice(field) && !isLink(field)}
      />
      {hasCategories(kind) && <Category form={form} kind={kind} />}
      <Controls form={form} among={isPrice} />
    </Group>
  )
}

export function LongFields({ form }: { form: ListingFormState }) {
  if (!hasLongFields(form.kind)) return null
  return (
    <Group section={description}>
      <Controls form={form} among={isLong} />
    </Group>
  )
}

export const places: Section = { id: 'form-places', text: 'Destinations' }

export const hasPlaces = ({ fields }: Kind) => fields.destinations !== undefined

/** The listing's destinations. */
export function PlaceFields({ form }: { form: ListingFormState }) {
  const field = form.kind.fields.destinations
  if (!field) return null
  return (
    <FormSection {...places}>
      <Destinations {...form.field('destinations')} field={field} texts={textsOf(form)} />
    </FormSection>
  )
}

export const related: Section = { id: 'form-related', text: 'Related' }

const otherLinks = ({ fields }: Kind) =>
  Object.entries(fields).filter(([name, field]) => isLink(field) && name !== 'destinations')

export const hasRelated = (kind: Kind) => otherLinks(kind).length > 0

/** The listing's links to others. */
export function RelatedFields({ form }: { form: ListingFormState }) {
  if (!hasRelated(form.kind)) return null
  return (
    <FormSection {...related}>
      {otherLinks(form.kind).map(([name, field]) => (
        <FieldControl key={name} {...form.field(name)} field={field} />
      ))}
    </FormSection>
  )
}

/** The form's current texts, including those of its parts. */
function textsOf({ kind, typing, parts }: ListingFormState): string[] {
  const own = Object.entries(kind.fields).filter(([, field]) => !isPrice(field) && !isLink(field))
  const inParts = parts.sets
    .flatMap((set) => parts.of(set))
    .filter(({ isRemoved }) => !isRemoved)
    .flatMap(({ typed }) => Object.values(typed))
  return [...own.map(([name]) => typing.typed[name] ?? ''), ...inParts]
}

/** A field that would be alone in its row takes the whole row. */
const noGap = '@md:[&>:nth-child(even):has(+[data-field=price])]:col-span-2'

interface GroupProps {
  section: Section
  children: React.ReactNode
}

const Group = ({ section, children }: GroupProps) => (
  <FormSection {...section}>
    <div className={`grid gap-5 @md:grid-cols-2 ${noGap}`}>{children}</div>
  </FormSection>
)

/** Titles are long, and prices are side by side. */
function placeOf(name: string, field: Field): string {
  if (name === 'title' || isText(field) || field.control === 'switch') return '@md:col-span-2'
  return name === 'price' ? '@md:col-start-1' : ''
}

interface ControlsProps {
  form: ListingFormState
  among: (field: Field) => boolean
}

function Controls({ form, among }: ControlsProps) {
  const isUnasked = isSwitchedToRequest(form.typing.typed)
  const fields = Object.entries(form.kind.fields)
    .filter(([, field]) => among(field))
    .filter(([, { control }]) => control !== 'rupees' || !isUnasked)
  return fields.map(([name, field]) => (
    <div key={name} data-field={name} className={placeOf(name, field)}>
      <FieldControl {...form.field(name)} field={field} />
    </div>
  ))
}

function Category({ form, kind }: { form: ListingFormState; kind: Kind }) {
  return (
    <Choice
      {...form.input(categoryField(kind))}
      label="Category"
      required
      placeholder="Select a category"
      options={Object.entries(kind.categories).map(([value, text]) => ({ value, text }))}
    />
  )
}
