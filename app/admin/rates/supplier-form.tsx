import type { Field } from '#catalogue/field.ts'
import { supplierFields, supplierLabels } from '#catalogue/rates/supplier.ts'
import type { WireSupplier } from '#server/api/rates/supplier-routes.ts'
import { FieldControl } from '../record-form/field-control.tsx'
import { FormFooter } from '../record-form/form-footer.tsx'
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
  const { typed, isNew, type, errors, save, unsaved, isBusy, notice, form } = useEntryForm({
    ...{ edited, path: '/suppliers', typedFrom, bodyOf, onSaved, first: 'supplier-name' },
    place: ['details'],
    saidOf: (done) => `Supplier ${done} successfully!`,
  })
  const control = (name: string, field?: Field) =>
    field && (
      <FieldControl
        key={name}
        id={`supplier-${name}`}
        {...{ name, field, errors: errors[name], text: typed[name] ?? '' }}
        onChange={(text) => type(name, text)}
      />
    )
  return (
    <Panel heading={isNew ? 'Add a supplier' : 'Change the supplier'} headingId="supplier-form">
      <form ref={form} onSubmit={save} noValidate className="space-y-4">
        {notice}
        <div className="grid gap-4 md:grid-cols-2">
          {control('name', lines.name)}
          <KindChoice {...{ typed, errors, type }} />
          {Object.entries(lines).map(([name, field]) => name !== 'name' && control(name, field))}
        </div>
        {control('notes', notes)}
        <ListingChooser
          id="supplier-listing"
          label={supplierLabels.listingId ?? ''}
          hint="Its pictures and texts are used in quotes."
          atMost={1}
          text={typed.listingId ?? ''}
          errors={errors.listingId}
          onChange={(text) => type('listingId', text)}
        />
        <FormFooter
          verb={isNew ? 'Add Supplier' : 'Update Supplier'}
          {...{ isBusy, unsaved, onCancel }}
        />
      </form>
    </Panel>
  )
}

type FormProps = Pick<ReturnType<typeof useEntryForm>, 'typed' | 'errors' | 'type'>

const KindChoice = ({ typed, errors, type }: FormProps) => (
  <Choice
    id="supplier-kind"
    label={supplierLabels.kind ?? ''}
    required
    placeholder="Choose a kind"
    options={kindOptions}
    value={typed.kind}
    errors={errors.kind}
    onChange={({ target }) => type('kind', target.value)}
  />
)
