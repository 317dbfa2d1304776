import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { minuteMs } from '#catalogue/time.ts'
import { Button } from '../ui/button.tsx'
import { useSession } from './session.tsx'

const noticeMs = 10 * minuteMs
const lastCallMs = 2 * minuteMs

/** Some minutes before the session ends: a quiet notice, and the way to go on without losing anything. */
export function SessionEnding() {
  const { endsAt, isIdling, stay, renew } = useSession()
  const left = endsAt - useClock()
  const [waved, setWaved] = useState(0)
  // Whoever puts it off is told once more, shortly before the end.
  const isPutOff = waved === endsAt && left > lastCallMs
  // What ends for want of use is put off by any key: a short notice will do.
  if (left > (isIdling ? lastCallMs : noticeMs) || isPutOff) return null
  return (
    <div className="sticky top-14 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-warning-soft px-4 py-2 text-on-warning-soft sm:px-6 lg:top-0 lg:px-8">
      <Clock aria-hidden className="size-5 shrink-0" />
      <p role="status" className="grow basis-60 text-sm font-medium">
        {left > 0 ? `Your session ends at ${timeText(endsAt)}.` : 'Your session has ended.'} Your
        changes are kept.
      </p>
      {isIdling && left > 0 ? (
        <Button size="small" onClick={stay}>
          Stay logged in
        </Button>
      ) : (
        <Button size="small" onClick={renew}>
          Log in again
        </Button>
      )}
      {left > lastCallMs && (
        <Button look="quiet" size="small" onClick={() => setWaved(endsAt)}>
          Later
        </Button>
      )}
    </div>
  )
}

const timeText = (at: number) =>
  new Date(at).toLocaleTimeString('en-IN', { hour: 'numeric', minute: '2-digit' })

/** The time, to half a minute, and at once when somebody comes back to the tab. */
function useClock(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    const timer = setInterval(tick, minuteMs / 2)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return now
}
