import { RefreshCw } from 'lucide-react'
import { useRevalidator } from 'react-router'
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
