import { RefreshCw, WifiOff } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { setStop } from '../../page-fetch.ts'
import { useStop } from '../../use-stop.ts'
import { useOutdated } from '../api/last-answers.ts'
import { Button } from '../ui/button.tsx'
import { WarningBar } from './warning-bar.tsx'

/** Shown while the screen is as it was before a reload that failed. */
export function Outdated() {
  const isOutdated = useOutdated()
  const { revalidate } = useRevalidator()
  if (!isOutdated) return null
  const retry = (
    <Button size="small" onClick={() => revalidate()}>
      Retry
    </Button>
  )
  return (
    <WarningBar Icon={RefreshCw} buttons={retry}>
      The newest data could not be loaded. What you see may be out of date.
    </WarningBar>
  )
}

/** Says that the screen stays, since the next one cannot be opened without a connection. */
export function Offline() {
  const stop = useStop()
  if (!stop) return null
  const buttons = (
    <>
      <Button size="small" onClick={stop.again}>
        Retry
      </Button>
      <Button look="quiet" size="small" onClick={() => setStop()}>
        Stay here
      </Button>
    </>
  )
  return (
    <WarningBar Icon={WifiOff} buttons={buttons}>
      You seem to be offline. The next screen opens once there is a connection.
    </WarningBar>
  )
}
