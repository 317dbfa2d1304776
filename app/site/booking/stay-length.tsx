import { useEffect, useRef, useState } from 'react'

const dayMs = 86_400_000

/** How many days lie between the two dates of the form around it, while they are chosen. */
export function StayLength() {
  const ref = useRef<HTMLOutputElement>(null)
  const [days, setDays] = useState(0)
  useEffect(() => {
    const form = ref.current?.form
    if (!form) return
    const count = () => setDays(daysIn(new FormData(form)))
    form.addEventListener('input', count)
    return () => form.removeEventListener('input', count)
  }, [])
  return (
    <p className="script-only">
      Number of days: <output ref={ref}>{days}</output>
    </p>
  )
}

function daysIn(form: FormData): number {
  const length = Date.parse(String(form.get('endDate'))) - Date.parse(String(form.get('startDate')))
  return Math.max(0, Math.ceil(length / dayMs) || 0)
}
