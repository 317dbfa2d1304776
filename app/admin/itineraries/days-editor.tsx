import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { FieldErrors } from '../api/field-errors.ts'
import { LeaveWarning } from '../forms/leave-warning.tsx'
import { Restored } from '../forms/restored.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import { useBusy } from '../forms/use-busy.ts'
import { useErrors } from '../forms/use-errors.ts'
import { useFirstError } from '../forms/use-first-error.ts'
import { useSaveKey } from '../forms/use-save-key.ts'
import { Button } from '../ui/button.tsx'
import { useSend } from '../use-send.ts'
import { useTell } from '../use-tell.tsx'
import { checkDay, type Day, type WireDay } from './day.ts'
import { DayCard } from './day-card.tsx'
import { saveDays } from './save-days.ts'
import { useDays } from './use-days.ts'

const chooseFirst = 'Please select a travel package first.'
const saved = 'Itineraries have been saved successfully!'

interface Props {
  packageId?: number
  records: WireDay[]
}

/** All days of one package, saved together. */
export function DaysEditor({ packageId, records }: Props) {
  const editor = useDays(packageId, records)
  const element = useRef<HTMLFormElement>(null)
  const wrong = useErrors()
  const [wrongKey, setWrongKey] = useState('')
  const { tell, hush, notice } = useTell()
  const { isBusy, run } = useBusy()
  const send = useSend()
  useSaveKey(element)
  useFirstError(element, wrong.refusals)

  const alert = (text: string) => tell('failure', { as: 'alert', text })

  async function save() {
    if (!packageId) return alert(chooseFirst)
    hush()
    wrong.forgiveAll()
    const { days, settle } = editor
    const stopped = await saveDays({ days, packageId, send, onSettled: settle })
    if (!stopped) return tell('success', { as: 'alert', text: saved })
    setWrongKey(stopped.day.key)
    wrong.refuse(checkDay(stopped.day))
    alert(stopped.text)
  }
  const errorsOf = ({ key }: Day): FieldErrors => (key === wrongKey ? wrong.errors : {})
  return (
    <form
      ref={element}
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        run(save)
      }}
    >
      {notice}
      {editor.isDirty && editor.restoredFrom && <Restored at={editor.restoredFrom} />}
      {editor.days.length === 0 && (
        <p className="rounded-2xl border border-line bg-surface p-6 text-center text-ink-muted">
          {packageId
            ? 'No data available. Add the first day.'
            : 'Select a travel package to see and change its days.'}
        </p>
      )}
      {editor.days.map((day, at) => (
        <DayCard
          key={day.key}
          day={day}
          at={at}
          errors={errorsOf(day)}
          onChange={(field, text) => {
            editor.change(day, field, text)
            if (day.key === wrongKey) wrong.forgive(field)
          }}
          onRemove={() => editor.remove(day)}
          onKeep={() => editor.keep(day)}
        />
      ))}
      <Button onClick={() => (packageId ? editor.add() : alert(chooseFirst))} className="w-full">
        <Plus aria-hidden className="size-5" /> Add a day
      </Button>
      <SaveBar
        isDirty={editor.isDirty}
        isBusy={isBusy}
        save="Save All Itineraries"
        saving="Saving..."
        isAlone
      />
      <LeaveWarning
        isDirty={() => editor.isDirty}
        place={['travelPackageId']}
        about="The itinerary has changes that are not saved."
        onLeave={editor.forget}
      />
    </form>
  )
}
