import { Clock } from 'lucide-react'
import { useState } from 'react'
import { minuteMs } from '#catalogue/dates/time.ts'
import { Button } from '../ui/button.tsx'
import { useNow } from '../use-now.ts'
import { useSession } from './session.tsx'
import { WarningBar } from './warning-bar.tsx'

const noticeMs = 10 * minuteMs
const lastCallMs = 2 * minuteMs

/** Some minutes before the session ends: a notice with a button to extend it without losing input. */
export function SessionEnding() {
  const { endsAt, isIdling, stay, renew } = useSession()
  const left = endsAt - useNow()
  const [waved, setWaved] = useState(0)
  // After it is dismissed, it appears once more shortly before the end.
  const isPutOff = waved === endsAt && left > lastCallMs
  // Any key extends an idle session, so a short notice is enough.
  if (left > (isIdling ? lastCallMs : noticeMs) || isPutOff) return null
  const buttons = (
    <>
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
    </>
  )
  return (
    <WarningBar Icon={Clock} buttons={buttons}>
      {left > 0 ? `Your session ends at ${timeText(endsAt)}.` : 'Your session has ended.'} Your
      changes are kept.
    </WarningBar>
  )
}

const timeText = (at: number) =>
  new Date(at).toLocaleTimeString('en-IN', { hour: 'numeric', minute: '2-digit' })
