import { Trash2, Undo2 } from 'lucide-react'
import type { FieldErrors } from '#catalogue/field.ts'
import { FieldControl } from '../record-form/field-control.tsx'
import { Button } from '../ui/button.tsx'
import { type Day, dayName, fields } from './day.ts'

interface Props {
  day: Day
  at: number
  errors: FieldErrors
  onChange: (field: string, text: string) => void
  onRemove: () => void
  onUnremove: () => void
}

export function DayCard({ day, at, errors, onChange, onRemove, onUnremove }: Props) {
  const name = dayName(day, at)
  if (day.isRemoved) return <RemovedDay name={name} onUnremove={onUnremove} />
  return (
    <fieldset className="min-w-0 rounded-2xl border border-line bg-surface p-4 sm:p-5">
      <legend className="sr-only">{name}</legend>
      <div className="mb-4 flex items-center justify-between gap-3">
        <p aria-hidden className="font-display text-lg font-semibold">
          {name}
        </p>
        <Button look="quiet" size="small" onClick={onRemove}>
          <Trash2 aria-hidden className="size-4" /> Remove<span className="sr-only"> {name}</span>
        </Button>
      </div>
      <div className="grid gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
        {Object.entries(fields).map(([field, declaration]) => (
          <div key={field} className={field === 'details' ? 'sm:col-span-2' : ''}>
            <FieldControl
              id={`${field}-${day.key}`}
              name={field}
              field={declaration}
              text={day.typed[field] ?? ''}
              errors={errors[field]}
              onChange={(text) => onChange(field, text)}
            />
          </div>
        ))}
      </div>
    </fieldset>
  )
}

function RemovedDay({ name, onUnremove }: { name: string; onUnremove: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-2xl border border-dashed border-line-strong px-4 py-3 text-ink-muted sm:px-5">
      <p>{name} will be removed when you save.</p>
      <Button look="quiet" size="small" onClick={onUnremove}>
        <Undo2 aria-hidden className="size-4" /> Keep<span className="sr-only"> {name}</span>
      </Button>
    </div>
  )
}
