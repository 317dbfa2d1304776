import { useId } from 'react'
import type { WirePart } from '#server/wire/schemas.ts'
import { PartCards } from '../parts/editor/part-cards.tsx'
import { FormNotices, RecordForm } from '../record-form/record-form.tsx'
import { useDaysForm } from './use-days-form.ts'

interface Props {
  packageId?: number
  records: WirePart[]
  isLoading: boolean
}

export function DaysEditor({ packageId, records, isLoading }: Props) {
  const { editing, askForPackage, ...form } = useDaysForm(packageId, records)
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
        about: 'The itinerary has unsaved changes.',
      }}
    >
      <div className="space-y-4">
        <FormNotices form={form} />
        {editing.sets.map((set) => (
          <div key={set.name} className="space-y-4">
            {editing.of(set).length === 0 && (
              <p
                id={emptyId}
                className="rounded-2xl border border-line bg-surface p-6 text-center text-ink-muted"
              >
                {packageId
                  ? 'No data available. Add the first day.'
                  : 'Select a travel package to see and change its days.'}
              </p>
            )}
            <PartCards
              set={set}
              editing={editing}
              isUnfolded
              onAdd={packageId ? undefined : askForPackage}
              missingId={missingId}
            />
          </div>
        ))}
      </div>
    </RecordForm>
  )
}
