import { Plus } from 'lucide-react'
import { useId } from 'react'
import type { WirePart } from '#server/wire/schemas.ts'
import { FormNotices, RecordForm } from '../record-form/record-form.tsx'
import { Button } from '../ui/button.tsx'
import { DayCard } from './day-card.tsx'
import { useDaysForm } from './use-days-form.ts'

interface Props {
  packageId?: number
  records: WirePart[]
  isLoading: boolean
}

export function DaysEditor({ packageId, records, isLoading }: Props) {
  const form = useDaysForm(packageId, records)
  const emptyId = useId()
  const missingId = packageId ? undefined : emptyId
  return (
    <RecordForm
      form={form}
      look="stack"
      aria-label="Days"
      isLocked={form.isBusy || isLoading}
      save="Save All Itineraries"
      isAlone
      missingId={missingId}
      warning={{
        place: ['travelPackageId'],
        about: 'The itinerary has changes that are not saved.',
      }}
    >
      <div className="space-y-4">
        <FormNotices form={form} />
        {form.days.length === 0 && (
          <p
            id={emptyId}
            className="rounded-2xl border border-line bg-surface p-6 text-center text-ink-muted"
          >
            {packageId
              ? 'No data available. Add the first day.'
              : 'Select a travel package to see and change its days.'}
          </p>
        )}
        <DayCards form={form} />
        <Button onClick={form.add} aria-describedby={missingId} className="w-full">
          <Plus aria-hidden className="size-5" /> Add a day
        </Button>
      </div>
    </RecordForm>
  )
}

const DayCards = ({ form }: { form: ReturnType<typeof useDaysForm> }) =>
  form.days.map((day, at) => (
    <DayCard
      key={day.key}
      day={day}
      at={at}
      errors={form.errorsOf(day)}
      onChange={(field, text) => form.change(day, field, text)}
      onRemove={() => form.remove(day)}
      onUnremove={() => form.unremove(day)}
    />
  ))
