import { useRevalidator } from 'react-router'
import { Button } from './button.tsx'
import { NoticeBox } from './notice-box.tsx'

/** Says what could not be loaded, and loads the screen's data again. */
export function LoadFailure({ children }: { children: string }) {
  const { revalidate } = useRevalidator()
  const retry = (
    <Button size="small" onClick={() => revalidate()}>
      Retry
    </Button>
  )
  return (
    <NoticeBox tone="failure" more={retry}>
      {children}
    </NoticeBox>
  )
}
