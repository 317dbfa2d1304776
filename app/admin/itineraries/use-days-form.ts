import { useState } from 'react'
import type { FieldErrors } from '#catalogue/field.ts'
import type { WirePart } from '#server/wire/schemas.ts'
import { alert } from '../notice.ts'
import { fieldLabels, typedDifferences } from '../record-form/merge.ts'
import { typedOf } from '../record-form/typed.ts'
import { useDraft } from '../record-form/use-draft.ts'
import { useRecordForm } from '../record-form/use-record-form.tsx'
import {
  checkDay,
  type Day,
  fields,
  isUnsaved,
  newDay,
  path,
  restoredDays,
  storedDay,
} from './day.ts'
import { saveDays } from './save-days.ts'

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

/** The days of one package as they stand in the editor; stored on this device until they are saved. */
function useDays(packageId: number | undefined, records: WirePart[]) {
  const { value, setValue, ...draft } = useDraft<Day[], Day[]>({
    draftKey: `Itineraries:${packageId}`,
    initial: records.map(storedDay),
    differenceOf: unsavedDays,
    apply: restoredDays,
  })
  const replace = (key: string, change: Partial<Day>) =>
    setValue((all) => all.map((day) => (day.key === key ? { ...day, ...change } : day)))
  const drop = (key: string) => setValue((all) => all.filter((day) => day.key !== key))
  return {
    ...draft,
    days: value,
    add: () => setValue((all) => [...all, newDay(all)]),
    change: ({ key, typed }: Day, field: string, text: string) =>
      replace(key, { typed: { ...typed, [field]: text }, isChanged: true }),
    /** A new day goes at once, a stored one when all are saved. */
    remove: ({ key, id }: Day) => (id ? replace(key, { isRemoved: true }) : drop(key)),
    unremove: ({ key }: Day) => replace(key, { isRemoved: false }),
    /** The server has it so, or no longer. */
    settleDay({ key, isRemoved }: Day, stored?: WirePart) {
      draft.clearRestored()
      if (isRemoved) drop(key)
      else replace(key, { id: stored?.id, version: stored?.version, isChanged: false })
    },
    /** What somebody else has made of it stands in its place. */
    takeTheirs: ({ key }: Day, theirs: WirePart) => replace(key, { ...storedDay(theirs), key }),
  }
}

function unsavedDays(days: Day[]): Day[] | undefined {
  const unsaved = days.filter(isUnsaved)
  return unsaved.length > 0 ? unsaved : undefined
}
