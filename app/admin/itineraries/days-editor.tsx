import { Plus } from 'lucide-react'
import { FormNotices, RecordForm } from '../record-form/record-form.tsx'
import { Button } from '../ui/button.tsx'
import type { WireDay } from './day.ts'
import { DayCard } from './day-card.tsx'
import { useDaysForm } from './use-days-form.ts'

interface Props {
  packageId?: number
  records: WireDay[]
  isLoading: boolean
}

/** All days of one package, saved together. */
export function DaysEditor({ packageId, records, isLoading }: Props) {
  const form = useDaysForm(packageId, records)
  return (
    <RecordForm
      form={form}
      look="stack"
      aria-label="Days"
      isLocked={form.isBusy || isLoading}
      save="Save All Itineraries"
      isAlone
      warning={{
        place: ['travelPackageId'],
        about: 'The itinerary has changes that are not saved.',
      }}
    >
      <div className="space-y-4">
        <FormNotices form={form} />
        {form.days.length === 0 && (
          <p className="rounded-2xl border border-line bg-surface p-6 text-center text-ink-muted">
            {packageId
              ? 'No data available. Add the first day.'
              : 'Select a travel package to see and change its days.'}
          </p>
        )}
        {form.days.map((day, at) => (
          <DayCard
            key={day.key}
            day={day}
            at={at}
            errors={form.errorsOf(day)}
            onChange={(field, text) => form.change(day, field, text)}
            onRemove={() => form.remove(day)}
            onKeep={() => form.unremove(day)}
          />
        ))}
        <Button onClick={form.add} className="w-full">
          <Plus aria-hidden className="size-5" /> Add a day
        </Button>
      </div>
    </RecordForm>
  )
}
