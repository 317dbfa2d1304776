import { Plus } from 'lucide-react'
import { EditForm } from '../record-form/edit-form.tsx'
import { LeaveWarning } from '../record-form/leave-warning.tsx'
import { Restored } from '../record-form/restored.tsx'
import { SaveBar } from '../record-form/save-bar.tsx'
import { Button } from '../ui/button.tsx'
import type { WireDay } from './day.ts'
import { DayCard } from './day-card.tsx'
import { useDaysForm } from './use-days-form.tsx'

interface Props {
  packageId?: number
  records: WireDay[]
  isLoading: boolean
}

/** All days of one package, saved together. */
export function DaysEditor({ packageId, records, isLoading }: Props) {
  const form = useDaysForm(packageId, records)
  const isLocked = form.isBusy || isLoading
  return (
    <EditForm
      look="stack"
      aria-label="Days"
      refusals={form.refusals}
      isLocked={isLocked}
      onSave={form.save}
      bar={
        <SaveBar
          isDirty={form.isDirty}
          isBusy={form.isBusy}
          isLocked={isLocked}
          save="Save All Itineraries"
          saving="Saving..."
          isAlone
        />
      }
    >
      <div className="space-y-4">
        {form.notice}
        {form.restoredFrom && <Restored at={form.restoredFrom} />}
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
            onKeep={() => form.keep(day)}
          />
        ))}
        <Button onClick={form.add} className="w-full">
          <Plus aria-hidden className="size-5" /> Add a day
        </Button>
      </div>
      <LeaveWarning
        isDirty={() => form.isDirty}
        place={['travelPackageId']}
        about="The itinerary has changes that are not saved."
        onLeave={form.forget}
      />
    </EditForm>
  )
}
