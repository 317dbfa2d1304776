import type { Field } from '#catalogue/field.ts'
import { categoryField, type Kind } from '#catalogue/kind.ts'
import { FieldControl } from '../../record-form/field-control.tsx'
import { Choice } from '../../ui/choice.tsx'
import { hasCategories, isSwitchedToRequest } from './listing-body.ts'
import type { ListingForm } from './use-listing-form.ts'

const isLong = ({ control }: Field) => control === 'paragraph' || control === 'list'
const isPrice = ({ control }: Field) => control === 'rupees' || control === 'switch'

/** The fields of a kind, grouped by what they are: short ones, prices, long ones. */
export function ShortFields({ form }: { form: ListingForm }) {
  const { kind } = form
  return (
    <Group legend="Basics">
      <Controls form={form} among={(field) => !isLong(field) && !isPrice(field)} />
      {hasCategories(kind) && <Category form={form} kind={kind} />}
      <Controls form={form} among={isPrice} />
    </Group>
  )
}

export function LongFields({ form }: { form: ListingForm }) {
  if (!Object.values(form.kind.fields).some(isLong)) return null
  return (
    <Group legend="Description">
      <Controls form={form} among={isLong} />
    </Group>
  )
}

/** Whatever would stand alone in its row, between the title and the prices, takes all of it. */
const noGap = '@md:[&>:nth-child(even):has(+[data-field=price])]:col-span-2'

export function Group({ legend, children }: { legend: string; children: React.ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-display text-lg font-semibold">{legend}</legend>
      <div className={`grid gap-5 @md:grid-cols-2 ${noGap}`}>{children}</div>
    </fieldset>
  )
}

/** Titles are long, and the prices stand side by side. */
function placeOf(name: string, { control }: Field): string {
  if (name === 'title' || control === 'paragraph' || control === 'switch') return '@md:col-span-2'
  return name === 'price' ? '@md:col-start-1' : ''
}

interface ControlsProps {
  form: ListingForm
  among: (field: Field) => boolean
}

function Controls({ form, among }: ControlsProps) {
  const { kind, typing, wrong, change } = form
  const isUnasked = isSwitchedToRequest(typing.typed)
  const fields = Object.entries(kind.fields)
    .filter(([, field]) => among(field))
    .filter(([, { control }]) => control !== 'rupees' || !isUnasked)
  return fields.map(([name, field]) => (
    <div key={name} data-field={name} className={placeOf(name, field)}>
      <FieldControl
        name={name}
        field={field}
        text={typing.typed[name] ?? ''}
        errors={wrong.errors[name]}
        onChange={(text) => change(name, text)}
      />
    </div>
  ))
}

function Category({ form, kind }: { form: ListingForm; kind: Kind }) {
  const name = categoryField(kind)
  return (
    <Choice
      id={name}
      name={name}
      label="Category"
      required
      placeholder="Select a category"
      options={Object.entries(kind.categories).map(([value, text]) => ({ value, text }))}
      value={form.typing.typed[name] ?? ''}
      errors={form.wrong.errors[name]}
      onChange={(event) => form.change(name, event.target.value)}
    />
  )
}
