import { useState } from 'react'
import type { FieldErrors } from '#catalogue/field.ts'
import { useBusy } from '../record-form/use-busy.ts'
import { useErrors } from '../record-form/use-errors.ts'
import { useIsGone } from '../record-form/use-is-gone.ts'
import { useNotify } from '../use-notify.tsx'
import { useSend } from '../use-send.ts'
import { checkDay, type Day, type WireDay } from './day.ts'
import { DayConflict } from './day-conflict.tsx'
import { saveDays } from './save-days.ts'
import { useDays } from './use-days.ts'

const chooseFirst = 'Please select a travel package first.'
const saved = 'Itineraries have been saved successfully!'

/** What stands in the editor of a package's days, and its way to the server. */
export function useDaysForm(packageId: number | undefined, records: WireDay[]) {
  const { settle, take, ...editor } = useDays(packageId, records)
  const { days } = editor
  const wrong = useErrors()
  const [wrongKey, setWrongKey] = useState('')
  const [stale, setStale] = useState<Day>()
  const { notify, dismiss, notice } = useNotify(stale && conflict(stale))
  const { isBusy, run } = useBusy()
  const send = useSend()

  const isGone = useIsGone()

  /** Where the editor has made room for another, a toast. */
  const told = (text: string) => ({ as: isGone() ? ('toast' as const) : ('alert' as const), text })
  const alert = (text: string) => notify('failure', told(text))

  async function save(all = days) {
    if (!packageId) return alert(chooseFirst)
    dismiss()
    setStale(undefined)
    wrong.clearAll()
    const stopped = await saveDays({ days: all, packageId, send, onSettled: settle })
    if (!stopped) return notify('success', told(saved))
    if (stopped.problem) console.error(stopped.problem)
    if (stopped.problem?.status === 409) setStale(stopped.day)
    setWrongKey(stopped.day.key)
    wrong.refuse(checkDay(stopped.day))
    alert(stopped.text)
  }
  function conflict(day: Day) {
    const over = ({ version }: WireDay) =>
      days.map((each) => (each.key === day.key ? { ...each, version } : each))
    return (
      <DayConflict
        key={day.key}
        day={day}
        packageId={packageId}
        onOverwrite={(theirs) => run(() => save(over(theirs)))}
        onTakeTheirs={(theirs) => {
          take(day, theirs)
          setStale(undefined)
          dismiss()
        }}
      />
    )
  }
  return {
    ...editor,
    refusals: wrong.refusals,
    isBusy,
    notice,
    errorsOf: ({ key }: Day): FieldErrors => (key === wrongKey ? wrong.errors : {}),
    add: () => (packageId ? editor.add() : alert(chooseFirst)),
    change(day: Day, field: string, text: string) {
      editor.change(day, field, text)
      if (day.key === wrongKey) wrong.clear(field)
    },
    save: () => run(() => save()),
  }
}
