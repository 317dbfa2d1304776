import type { Field } from '#catalogue/field.ts'
import { supplierFields, supplierLabels } from '#catalogue/rates/supplier.ts'
import type { WireSupplier } from '#server/api/rates/supplier-routes.ts'
import { EntryForm } from '../record-form/entry-form.tsx'
import { FieldControl } from '../record-form/field-control.tsx'
import { idsIn } from '../record-form/listings/chosen-ids.ts'
import { ListingChooser } from '../record-form/listings/listing-chooser.tsx'
import { type Typed, typedOf } from '../record-form/typed.ts'
import { useEntryForm } from '../record-form/use-entry-form.ts'
import { Panel } from '../shell/screen-frame.tsx'
import { Choice } from '../ui/choice.tsx'
import { kindOptions } from './kind-look.ts'

const fields: Record<string, Field> = supplierFields
const { notes, ...lines } = fields

interface Props {
  /** The supplier to change; a new one if absent. */
  edited?: WireSupplier
  onSaved: (saved: WireSupplier) => unknown
  onCancel: () => void
}

const typedFrom = (edited?: WireSupplier): Typed => ({
  ...typedOf(fields, { ...edited }),
  kind: edited?.kind ?? '',
  listingId: edited?.listingId ? String(edited.listingId) : '',
})

const bodyOf = ({ listingId = '', ...typed }: Typed) => ({
  ...typed,
  listingId: idsIn(listingId)[0] ?? null,
})

/** Adds or changes a supplier. */
export function SupplierForm({ edited, onSaved, onCancel }: Props) {
  const form = useEntryForm({
    ...{ edited, path: '/suppliers', typedFrom, bodyOf, onSaved, id: 'supplier', first: 'name' },
    place: ['details'],
    saidOf: (done) => `Supplier ${done} successfully!`,
  })
  const control = (name: string, field?: Field) =>
    field && <FieldControl key={name} {...form.field(name)} field={field} />
  return (
    <Panel
      heading={form.isNew ? 'Add a supplier' : 'Change the supplier'}
      headingId="supplier-form"
    >
      <EntryForm form={{ ...form, onCancel }} verbs={['Add Supplier', 'Update Supplier']}>
        <div className="grid gap-4 md:grid-cols-2">
          {control('name', lines.name)}
          <Choice
            label={supplierLabels.kind ?? ''}
            required
            placeholder="Choose a kind"
            options={kindOptions}
            {...form.input('kind')}
          />
          {Object.entries(lines).map(([name, field]) => name !== 'name' && control(name, field))}
        </div>
        {control('notes', notes)}
        <ListingChooser
          {...form.field('listingId')}
          id="supplier-listing"
          label={supplierLabels.listingId ?? ''}
          hint="Its pictures and texts are used in quotes."
          atMost={1}
        />
      </EntryForm>
    </Panel>
  )
}
