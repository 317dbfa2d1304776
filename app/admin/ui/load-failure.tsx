import { useRevalidator } from 'react-router'
import { Button } from './button.tsx'
import { NoticeBox } from './notice-box.tsx'

interface Props {
  /** Loads it again; absent, the screen's data are. */
  onRetry?: () => void
  /** Whether it came after the screen stood, and is to be read out. */
  isNews?: boolean
  children: string
}

/** Says what could not be loaded, and loads it again when asked. */
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
