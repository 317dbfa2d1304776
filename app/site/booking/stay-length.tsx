import { useEffect, useRef } from 'react'
import { dayMs } from '#catalogue/dates/time.ts'
import { type StayDates, useBooking } from './booking.tsx'

/** The number of days between the form's two dates, once both are chosen. */
export function StayLength() {
  const ref = useRef<HTMLOutputElement>(null)
  const { dates, choose } = useBooking()
  useEffect(() => {
    const form = ref.current?.form
    if (!form) return
    const read = () => choose(datesIn(new FormData(form)))
    form.addEventListener('input', read)
    return () => form.removeEventListener('input', read)
  }, [choose])
  return (
    <p className="script-only">
      Number of days: <output ref={ref}>{dates ? daysIn(dates) : 0}</output>
    </p>
  )
}

const datesIn = (form: FormData): StayDates => ({
  from: String(form.get('startDate')),
  to: String(form.get('endDate')),
})

function daysIn({ from, to }: StayDates): number {
  return Math.max(0, Math.ceil((Date.parse(to) - Date.parse(from)) / dayMs) || 0)
}
