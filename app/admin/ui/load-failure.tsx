import { useRevalidator } from 'react-router'
import { Button } from './button.tsx'
import { NoticeBox } from './notice-box.tsx'

interface Props {
  /** Retries; by default reloads the screen's data. */
  onRetry?: () => void
  /** Whether it appeared after the screen rendered, and must be announced. */
  isNews?: boolean
  children: string
}

/** Says what failed to load, with a retry. */
export function LoadFailure({ onRetry, isNews, children }: Props) {
  const { revalidate } = useRevalidator()
  const retry = (
    <Button size="small" onClick={onRetry ?? (() => revalidate())}>
      Retry
    </Button>
  )
  return (
    <NoticeBox tone="failure" more={retry} isNews={isNews}>
      {children}
    </NoticeBox>
  )
}
