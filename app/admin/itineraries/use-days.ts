import type { WirePart } from '#server/wire/schemas.ts'
import { useDraft } from '../record-form/use-draft.ts'
import { type Day, isUnsaved, newDay, restoredDays, storedDay } from './day.ts'

/** The days of one package as they stand in the editor; stored on this device until they are saved. */
export function useDays(packageId: number | undefined, records: WirePart[]) {
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
