import { useNavigate, useRouteError } from 'react-router'
import { Button } from '../ui/button.tsx'
import { NoticeBox } from '../ui/notice-box.tsx'
import { ScreenTitle } from './agency.tsx'

/** A screen that failed to load, with links to others. */
export function Failure({ children }: { children?: React.ReactNode }) {
  const error = useRouteError()
  const navigate = useNavigate()
  const message = error instanceof Error ? error.message : 'Something went wrong'
  return (
    <div className="mx-auto max-w-xl space-y-5 p-4 sm:p-8">
      <ScreenTitle>This screen could not be shown</ScreenTitle>
      <h1 className="text-3xl">This screen could not be shown</h1>
      <NoticeBox tone="failure">{message}</NoticeBox>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button look="primary" onClick={() => navigate(0)}>
          Retry
        </Button>
        {children}
      </div>
    </div>
  )
}
