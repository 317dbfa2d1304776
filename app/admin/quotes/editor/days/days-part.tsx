import { DayList } from './day-list.tsx'
import { Included } from './included.tsx'
import { Trip } from './trip.tsx'

/** The party, the dates, and each day's content. */
export const DaysPart = () => (
  <div className="space-y-4">
    <Trip />
    <DayList />
    <Included />
  </div>
)
