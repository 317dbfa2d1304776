import type { Field } from '#catalogue/field.ts'
import { categoryField, type Kind } from '#catalogue/kind.ts'
import { FieldControl } from '../../record-form/field-control.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Destinations } from './destinations.tsx'
import { hasCategories, isSwitchedToRequest } from './listing-body.ts'
import type { ListingFormState } from './use-listing-form.tsx'

const isText = ({ control }: Field) => control === 'paragraph' || control === 'markdown'
const isLong = (field: Field) => isText(field) || field.control === 'list'
const isPrice = ({ control }: Field) => control === 'rupees' || control === 'switch'
const isLink = ({ control }: Field) => control === 'listings'

export const hasLongFields = ({ fields }: Kind) => Object.values(fields).some(isLong)

interface Props {
  form: ListingFormState
}

/** The fields of a kind, grouped into short ones, prices and long ones. */
export function ShortFields({ form }: Props) {
  const { kind } = form
  return (
    <Grid>
      <Controls
        form={form}
        among={(field) => !isLong(field) && !isPrice(field) && !isLink(field)}
      />
      {hasCategories(kind) && <Category form={form} kind={kind} />}
      <Controls form={form} among={isPrice} />
    </Grid>
  )
}

export const LongFields = ({ form }: Props) => (
  <Grid>
    <Controls form={form} among={isLong} />
  </Grid>
)

export const hasPlaces = ({ fields }: Kind) => fields.destinations !== undefined

/** The listing's destinations. */
export function PlaceFields({ form }: Props) {
  const field = form.kind.fields.destinations
  const bound = form.field('destinations')
  return field && <Destinations {...bound} field={field} texts={textsOf(form)} />
}

const otherLinks = ({ fields }: Kind) =>
  Object.entries(fields).filter(([name, field]) => isLink(field) && name !== 'destinations')

export const hasRelated = (kind: Kind) => otherLinks(kind).length > 0

/** The listing's links to others. */
export const RelatedFields = ({ form }: Props) =>
  otherLinks(form.kind).map(([name, field]) => (
    <FieldControl key={name} {...form.field(name)} field={field} />
  ))

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

const Grid = ({ children }: { children: React.ReactNode }) => (
  <div className={`grid gap-5 @md:grid-cols-2 ${noGap}`}>{children}</div>
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
