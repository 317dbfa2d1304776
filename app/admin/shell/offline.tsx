import { WifiOff } from 'lucide-react'
import { setStop } from '../../page-fetch.ts'
import { useStop } from '../../use-stop.ts'
import { Button } from '../ui/button.tsx'
import { WarningBar } from './warning-bar.tsx'

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
