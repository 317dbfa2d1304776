import type { WirePart } from '#server/wire/schemas.ts'
import { alert } from '../notice.ts'
import { partSetsOf } from '../parts/editor/edited-part.ts'
import { problemOf } from '../parts/editor/save-parts.ts'
import { useEditedParts } from '../parts/editor/use-edited-parts.ts'
import { useRecordForm } from '../record-form/use-record-form.tsx'

const chooseFirst = 'Please select a travel package first.'
const saved = 'Itineraries have been saved successfully!'

const sets = partSetsOf('TravelPackage').filter(({ name }) => name === 'dayWiseItinerary')

/** The editor of a package's days, and saving them. */
export function useDaysForm(packageId: number | undefined, records: WirePart[]) {
  const editing = useEditedParts({
    draftKey: `Itineraries:${packageId}`,
    sets,
    recordsOf: () => records,
  })
  const { conflict } = editing
  const form = useRecordForm<unknown, WirePart>({
    drafts: [editing],
    check: () => (packageId ? editing.check() : { text: chooseFirst }),
    async transmit({ theirs, send }) {
      const stopped = await editing.save(packageId ?? 0, send, theirs)
      if (!stopped) return { data: undefined, headers: new Headers() }
      return { problem: problemOf(stopped) }
    },
    failure: ({ Error: text }) => alert(text),
    onSaved: () => alert(saved),
    conflict: conflict && { ...conflict, record: { ...conflict.record, listingId: packageId } },
  })
  return {
    ...form,
    editing,
    askForPackage: () => form.notify('failure', alert(chooseFirst)),
  }
}
