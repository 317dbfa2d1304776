import { partDifferences } from '../parts/over-their-part.ts'
import { Conflict } from '../record-form/conflict.tsx'
import { type Day, fields, path, type WireDay } from './day.ts'

interface Props {
  day: Day
  packageId?: number
  onOverwrite: (theirs: WireDay) => void
  onTakeTheirs: (theirs: WireDay) => void
}

/** Somebody else saved this day first. */
export function DayConflict({ day: { id, typed }, packageId, ...choices }: Props) {
  const mine = { typed, isTouched: () => true, pictures: [], isChanged: false }
  return (
    <Conflict<WireDay>
      place={{
        path: `/${path}/${id}`,
        kind: 'TravelPackage',
        listingId: packageId,
        name: 'dayWiseItinerary',
        partId: id,
      }}
      differences={(theirs) => partDifferences(fields, theirs, mine)}
      {...choices}
    />
  )
}
