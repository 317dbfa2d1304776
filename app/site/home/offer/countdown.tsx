import { useEffect, useState } from 'react'

const tickMs = 1000

/** Days, hours, minutes and seconds until a time in milliseconds; stops at zero. */
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

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** A duration in milliseconds, split into the units of a countdown; at least zero. */
export function timeLeft(span: number) {
  const rest = Math.max(0, span)
  return {
    days: Math.floor(rest / day),
    hours: Math.floor((rest % day) / hour),
    minutes: Math.floor((rest % hour) / minute),
    seconds: Math.floor((rest % minute) / second),
  }
}
