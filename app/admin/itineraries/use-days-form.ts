import { useState } from 'react'
import type { FieldErrors } from '#catalogue/field.ts'
import type { WirePart } from '#server/wire/schemas.ts'
import { alert } from '../notice.ts'
import { fieldLabels, typedDifferences } from '../record-form/merge.ts'
import { typedOf } from '../record-form/typed.ts'
import { useRecordForm } from '../record-form/use-record-form.tsx'
import { checkDay, type Day, fields, path } from './day.ts'
import { saveDays } from './save-days.ts'
import { useDays } from './use-days.ts'

const chooseFirst = 'Please select a travel package first.'
const saved = 'Itineraries have been saved successfully!'

/** What stands in the editor of a package's days, and its way to the server. */
export function useDaysForm(packageId: number | undefined, records: WirePart[]) {
  const editor = useDays(packageId, records)
  const { days } = editor
  const [stoppedKey, setStoppedKey] = useState('')
  const stopped = days.find(({ key }) => key === stoppedKey)
  const form = useRecordForm<unknown, WirePart>({
    drafts: [editor],
    check: () => (packageId ? {} : { text: chooseFirst }),
    async transmit({ theirs, send }) {
      const all = theirs ? days.map((day) => (day === stopped ? over(theirs, day) : day)) : days
      const stop = await saveDays({ days: all, packageId, send, onSettled: editor.settleDay })
      setStoppedKey(stop?.day.key ?? '')
      if (!stop) return { data: undefined, headers: new Headers() }
      const errors = checkDay(stop.day)
      return { problem: { title: '', status: 400, ...stop.problem, errors, Error: stop.text } }
    },
    failure: ({ Error: text }) => alert(text),
    onSaved: () => alert(saved),
    conflict: stopped?.id ? conflictOf(stopped, editor, packageId) : undefined,
  })
  return {
    ...form,
    ...editor,
    add: () => (packageId ? editor.add() : form.notify('failure', alert(chooseFirst))),
    errorsOf: ({ key }: Day): FieldErrors => (key === stoppedKey ? form.errors : {}),
    change(day: Day, field: string, text: string) {
      editor.change(day, field, text)
      if (day.key === stoppedKey) form.clear(field)
    },
  }
}

const over = ({ version }: WirePart, day: Day): Day => ({ ...day, version })

const conflictOf = (day: Day, editor: ReturnType<typeof useDays>, listingId?: number) => ({
  record: {
    path: `/${path}/${day.id}`,
    kind: 'TravelPackage' as const,
    listingId,
    name: 'dayWiseItinerary',
    partId: day.id,
  },
  differences: (theirs: WirePart) =>
    typedDifferences(
      typedOf(fields, theirs),
      { typed: day.typed, isTouched: () => true },
      fieldLabels(fields),
    ),
  onTakeTheirs: (theirs: WirePart) => editor.takeTheirs(day, theirs),
})
