import type { Field } from '#catalogue/field.ts'
import { costUnits, localCostFields } from '#catalogue/local-costs/local-cost.ts'
import { yearlyDayText } from '#catalogue/local-costs/season.ts'
import { seatsOfVehicle } from '#catalogue/local-costs/sum-for-party.ts'
import type { WireLocalCost } from '#server/api/local-costs/local-cost-routes.ts'
import type { Owner } from '../parts/load-parts.ts'
import { OwnerChoice } from '../parts/owner-choice.tsx'
import { EntryForm } from '../record-form/entry-form.tsx'
import { FieldControl } from '../record-form/field-control.tsx'
import { type Typed, typedOf, valueFrom } from '../record-form/typed.ts'
import { useEntryForm } from '../record-form/use-entry-form.ts'
import { Panel } from '../shell/screen-frame.tsx'
import { Choice } from '../ui/choice.tsx'

interface Props {
  /** The cost to change; a new one if absent. */
  edited?: WireLocalCost
  places: Owner[]
  /** The place selected in the list. */
  place?: number
}

const fields: Record<string, Field> = localCostFields

const unitTexts = {
  person: 'Per person',
  group: 'Per group',
  vehicle: `Per vehicle (${seatsOfVehicle} guests each)`,
  day: 'Per day',
}
const unitOptions = costUnits.map((value) => ({ value, text: unitTexts[value] }))

/** Adds or changes a local cost. */
export function CostForm({ edited, places, place }: Props) {
  const form = useEntryForm({
    ...{ edited, path: '/local-costs', bodyOf, id: 'cost', first: 'what' },
    place: ['edit', 'place', ...(edited ? ['q', 'check', 'page'] : [])],
    typedFrom: (edited?: WireLocalCost) => typedFrom(edited, place),
    // The next one is often at the same place.
    typedNext: ({ destinationId = '' }) => ({ ...typedFrom(), destinationId }),
    saidOf: (done) => `Local cost ${done} successfully!`,
  })
  return (
    <Panel heading={form.isNew ? 'Add a local cost' : 'Change a local cost'} headingId="cost-form">
      <EntryForm form={form} verbs={['Add Local Cost', 'Update Local Cost']}>
        {edited?.isSample && (
          <p className="text-ink-muted">
            This is a sample. Enter the day on which you checked it to make it real.
          </p>
        )}
        <div className="grid gap-4 md:grid-cols-2">
          <OwnerChoice
            name="cost-destinationId"
            label="Place"
            placeholder="Choose a place"
            owners={withPlaceOf(places, edited)}
            ownerId={Number(form.typed.destinationId) || undefined}
            onChoose={(id) => form.type('destinationId', id ? String(id) : '')}
            searchLabel="Search for a place"
            errors={form.errors.destinationId}
            required
          />
          <Choice label="Unit" options={unitOptions} required {...form.input('unit')} />
          {Object.entries(fields).map(([name, field]) => (
            <div key={name} className={field.control === 'paragraph' ? 'md:col-span-2' : ''}>
              <FieldControl {...form.field(name)} field={field} />
            </div>
          ))}
        </div>
      </EntryForm>
    </Panel>
  )
}

/** The place of the cost that is changed need not be among those that were read. */
function withPlaceOf(places: Owner[], edited?: WireLocalCost): Owner[] {
  if (!edited || places.some(({ id }) => id === edited.destinationId)) return places
  return [{ id: edited.destinationId, title: edited.place }, ...places]
}

function typedFrom(edited?: WireLocalCost, place?: number): Typed {
  const seasons = edited && {
    seasonFrom: edited.seasonFrom && yearlyDayText(edited.seasonFrom),
    seasonTo: edited.seasonTo && yearlyDayText(edited.seasonTo),
    high: edited.high === edited.low ? '' : edited.high,
  }
  return {
    ...typedOf(fields, { ...edited, ...seasons }),
    destinationId: String(edited?.destinationId ?? place ?? ''),
    unit: edited?.unit ?? 'person',
  }
}

/** In the API's format. */
const bodyOf = (typed: Typed) => ({
  ...Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueFrom(field, typed[name] ?? '')]),
  ),
  destinationId: Number(typed.destinationId),
  unit: typed.unit,
})
