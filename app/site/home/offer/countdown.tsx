import { useEffect, useState } from 'react'
import { timeLeft } from './time-left.ts'

const tickMs = 1000

/** Days, hours, minutes and seconds until a moment, in milliseconds; it stops at zero. */
export function Countdown({ endsAt }: { endsAt: number }) {
  const [now, setNow] = useState(Date.now)
  const over = now >= endsAt
  useEffect(() => {
    if (over) return
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [over])
  return (
    <p role="timer" aria-live="off" className="countdown">
      {Object.entries(timeLeft(endsAt - now)).map(([unit, value]) => (
        <span key={unit}>
          <b>{value}</b> {unit}
        </span>
      ))}
    </p>
  )
}
