import { DayList } from './day-list.tsx'
import { Included } from './included.tsx'
import { Trip } from './trip.tsx'

/** Who comes when, and what happens on each day. */
export const DaysPart = () => (
  <div className="space-y-4">
    <Trip />
    <DayList />
    <Included />
  </div>
)
