import { useEffect, useRef, useState } from 'react'
import { useNavigate, useRevalidator, useSearchParams } from 'react-router'
import type { Field, FieldErrors } from '#catalogue/field.ts'
import { costUnits, localCostFields } from '#catalogue/local-costs/local-cost.ts'
import { yearlyDayText } from '#catalogue/local-costs/season.ts'
import { seatsOfVehicle } from '#catalogue/local-costs/sum-for-party.ts'
import type { WireLocalCost } from '#server/api/local-costs/local-cost-routes.ts'
import { call } from '../api/call.ts'
import { fieldErrorsOf } from '../api/field-errors.ts'
import { changedSearch } from '../enquiries/search.ts'
import { alert, toast } from '../notice.ts'
import type { Owner } from '../parts/load-parts.ts'
import { FieldControl } from '../record-form/field-control.tsx'
import { type Typed, typedOf, valueFrom } from '../record-form/typed.ts'
import { useBusy } from '../record-form/use-busy.ts'
import { Panel } from '../shell/screen-frame.tsx'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { useNotify } from '../use-notify.tsx'
import { useSend } from '../use-send.ts'

interface Props {
  /** The cost that is changed; without one, one is added. */
  edited?: WireLocalCost
  places: Owner[]
  /** The place that the list shows. */
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

/** Adds a local cost, or changes one. */
export function CostForm({ edited, places, place }: Props) {
  const { typed, type, errors, save, cancel, isBusy, notice, form } = useCostForm(edited, place)
  const options = places.map(({ id, title }) => ({ value: String(id), text: title }))
  const choice = (name: string) => ({
    ...{ id: `cost-${name}`, value: typed[name], errors: errors[name], required: true },
    onChange: ({ target }: React.ChangeEvent<HTMLSelectElement>) => type(name, target.value),
  })
  return (
    <Panel heading={edited ? 'Change a local cost' : 'Add a local cost'} headingId="cost-form">
      <form ref={form} onSubmit={save} noValidate className="space-y-4">
        {notice}
        {edited?.isSample && (
          <p className="text-ink-muted">
            This is a sample. Enter the day on which you checked it to make it real.
          </p>
        )}
        <div className="grid gap-4 md:grid-cols-2">
          <Choice
            label="Place"
            options={options}
            placeholder="Choose a place"
            {...choice('destinationId')}
          />
          <Choice label="Unit" options={unitOptions} {...choice('unit')} />
          {Object.entries(fields).map(([name, field]) => (
            <div key={name} className={field.control === 'paragraph' ? 'md:col-span-2' : ''}>
              <FieldControl
                id={`cost-${name}`}
                name={name}
                field={field}
                text={typed[name] ?? ''}
                errors={errors[name]}
                onChange={(text) => type(name, text)}
              />
            </div>
          ))}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" disabled={isBusy}>
            {edited ? 'Update Local Cost' : 'Add Local Cost'}
          </Button>
          {edited && <Button onClick={cancel}>Cancel</Button>}
        </div>
      </form>
    </Panel>
  )
}

function typedFrom(edited: WireLocalCost | undefined, place: number | undefined): Typed {
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

/** As the API takes it. */
const bodyOf = (typed: Typed) => ({
  ...Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueFrom(field, typed[name] ?? '')]),
  ),
  destinationId: Number(typed.destinationId),
  unit: typed.unit,
})

function useCostForm(edited: WireLocalCost | undefined, place: number | undefined) {
  const [typed, setTyped] = useState(() => typedFrom(edited, place))
  const [errors, setErrors] = useState<FieldErrors>({})
  const { notify, dismiss, notice } = useNotify()
  const { revalidate } = useRevalidator()
  const { isBusy, run } = useBusy()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const send = useSend()
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (edited) document.getElementById('cost-what')?.focus()
  }, [edited])
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])

  const type = (name: string, text: string) => setTyped({ ...typed, [name]: text })
  const cancel = () => navigate({ search: changedSearch(search, { edit: undefined }) })
  const save = (event: React.SubmitEvent) => {
    event.preventDefault()
    return run(async () => {
      dismiss()
      const body = bodyOf(typed)
      const { problem } = await send(() =>
        edited
          ? call('PUT', `/local-costs/${edited.id}`, { ...body, version: edited.version })
          : call('POST', '/local-costs', body),
      )
      const wrong = problem ? fieldErrorsOf(problem) : {}
      setErrors(wrong)
      if (problem) {
        if (Object.keys(wrong).length === 0) notify('failure', alert(problem.Error))
        return
      }
      notify('success', toast(`Local cost ${edited ? 'updated' : 'added'} successfully!`))
      // The next one is often at the same place.
      setTyped({ ...typedFrom(undefined, undefined), destinationId: typed.destinationId ?? '' })
      await (edited ? cancel() : revalidate())
    })
  }
  return { typed, type, errors, save, cancel, isBusy, notice, form }
}
