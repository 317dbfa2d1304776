import { Navigate, useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { type Field, optionalRupees } from '#catalogue/field.ts'
import { readNumberField } from '#catalogue/number.ts'
import { mealPlans, occupancies } from '#catalogue/quotes/line.ts'
import { occupancyLabels, rateFields, rateLabels, rateUnits } from '#catalogue/rates/rate.ts'
import type { WireRate } from '#server/api/rates/rate-answer.ts'
import type { WireSupplier } from '#server/api/rates/supplier-routes.ts'
import { EntryForm } from '../record-form/entry-form.tsx'
import { FieldControl } from '../record-form/field-control.tsx'
import { type Typed, typedOf } from '../record-form/typed.ts'
import { useEntryForm } from '../record-form/use-entry-form.ts'
import { changedSearch } from '../search/changed-search.ts'
import { Choice } from '../ui/choice.tsx'
import { sellsRooms } from './kind-look.ts'

interface Props {
  supplier: WireSupplier
  /** The rate to change; a new one if absent. */
  edited?: WireRate
}

const lines: Record<string, Field> = rateFields
const amounts: Record<string, Field> = Object.fromEntries(
  occupancies.map((each) => [each, optionalRupees(occupancyLabels[each])]),
)
const price: Field = optionalRupees(rateLabels.price ?? '')

const notRooms = 'none'
const plans = [
  ...mealPlans.map((value) => ({ value, text: `Rooms, ${value}` })),
  { value: notRooms, text: 'No room: one price' },
]
const units = rateUnits.map((value) => ({ value, text: `Per ${value}` }))

/** Adds or changes a rate. */
export function RateForm({ supplier, edited }: Props) {
  const { leaveFor, ...form } = useRateForm(supplier, edited)
  if (leaveFor) return <Navigate to={leaveFor} replace />
  const isRoom = form.typed.plan !== notRooms
  const control = (name: string, field: Field) => (
    <FieldControl
      key={name}
      {...form.field(name)}
      field={field}
      // Errors without a field are shown at the first amount.
      errors={(name === 'double' && form.errors.prices) || form.errors[name]}
    />
  )
  return (
    <section aria-labelledby="rate-form" className="rounded-xl border border-line bg-surface-2 p-4">
      <h3
        id="rate-form"
        tabIndex={-1}
        className="mb-3 scroll-mt-18 text-lg font-semibold outline-none"
      >
        {form.isNew ? 'Add a rate' : 'Change a rate'}
      </h3>
      <EntryForm form={form} verbs={['Add Rate', 'Update Rate']}>
        <div className="grid gap-4 @xl:grid-cols-2">
          {Object.entries(lines).map(([name, field]) => control(name, field))}
          <Choice label={rateLabels.plan ?? ''} options={plans} {...form.input('plan')} />
          {isRoom && Object.entries(amounts).map(([name, field]) => control(name, field))}
          {!isRoom && control('price', price)}
          {!isRoom && (
            <Choice label={rateLabels.unit ?? ''} options={units} {...form.input('unit')} />
          )}
        </div>
      </EntryForm>
    </section>
  )
}

function useRateForm(supplier: WireSupplier, edited?: WireRate) {
  const [search] = useSearchParams()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const closed = { search: changedSearch(search, { edit: undefined }) }
  const close = () => navigate(closed, { preventScrollReset: true })
  const form = useEntryForm({
    ...{ edited, path: `/suppliers/${supplier.id}/rates`, pathOfOne: '/rates' },
    ...{ id: 'rate', first: 'item', bodyOf, place: ['edit'] },
    saidOf: (done) => `Rate ${done} successfully!`,
    typedFrom: (rate?: WireRate) => typedFrom(supplier, rate),
    onSaved: async () => {
      await close()
      await revalidate()
    },
  })
  const isOver = search.get('edit') !== 'new' && form.isNew && !form.isForgotten
  return { ...form, onCancel: close, leaveFor: isOver ? closed : undefined }
}

const typedFrom = ({ kind }: WireSupplier, rate?: WireRate): Typed => ({
  ...typedOf(lines, { ...rate }),
  ...typedOf(amounts, { ...rate?.prices }),
  ...typedOf({ price }, { ...rate }),
  plan: rate ? (rate.plan ?? notRooms) : sellsRooms(kind) ? 'CP' : notRooms,
  unit: rate?.unit ?? 'day',
})

/** Amounts of the other pricing type are cleared. */
function bodyOf({ plan, unit, price = '', ...typed }: Typed) {
  const isRoom = plan !== notRooms
  const { item, season, from, to } = typed
  const amountOf = (name: string) => (isRoom ? readNumberField(typed[name] ?? '') : null)
  return {
    ...{ item, season, from, to, plan: isRoom ? plan : null, unit: isRoom ? null : unit },
    prices: Object.fromEntries(occupancies.map((each) => [each, amountOf(each)])),
    price: isRoom ? null : readNumberField(price),
  }
}
