import { useEffect, useState } from 'react'
import { deleteDraft, readDraft, saveDraft } from '../record-form/draft.ts'
import { type Day, isUnsaved, newDay, restoredDays, storedDay, type WireDay } from './day.ts'

/** The days of one package as they stand in the editor; kept on this device until they are saved. */
export function useDays(packageId: number | undefined, records: WireDay[]) {
  const draftKey = `Itineraries:${packageId}`
  const [draft] = useState(() => readDraft<Day[]>(draftKey))
  const [days, setDays] = useState(() => restoredDays(records.map(storedDay), draft?.typed ?? []))
  const [restoredFrom, setRestoredFrom] = useState(draft?.at)
  const isDirty = days.some(isUnsaved)

  useEffect(() => {
    if (isDirty) saveDraft(draftKey, days.filter(isUnsaved))
    else deleteDraft(draftKey)
  }, [draftKey, days, isDirty])

  const replace = (key: string, change: Partial<Day>) =>
    setDays((all) => all.map((day) => (day.key === key ? { ...day, ...change } : day)))
  const drop = (key: string) => setDays((all) => all.filter((day) => day.key !== key))
  return {
    days,
    isDirty,
    /** When the draft that stands in the editor was last typed in. */
    restoredFrom: isDirty ? restoredFrom : undefined,
    add: () => setDays((all) => [...all, newDay(all)]),
    change: ({ key, typed }: Day, field: string, text: string) =>
      replace(key, { typed: { ...typed, [field]: text }, isChanged: true }),
    /** A new day goes at once, a stored one when all are saved. */
    remove: ({ key, id }: Day) => (id ? replace(key, { isRemoved: true }) : drop(key)),
    keep: ({ key }: Day) => replace(key, { isRemoved: false }),
    /** The server has it so, or no longer. */
    settle({ key, isRemoved }: Day, stored?: WireDay) {
      setRestoredFrom(undefined)
      if (isRemoved) drop(key)
      else replace(key, { id: stored?.id, version: stored?.version, isChanged: false })
    },
    /** What somebody else has made of it stands in its place. */
    take: ({ key }: Day, theirs: WireDay) => replace(key, { ...storedDay(theirs), key }),
    forget: () => deleteDraft(draftKey),
  }
}
