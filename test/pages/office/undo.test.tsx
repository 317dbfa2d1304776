import { createRoot } from 'react-dom/client'
import { toast } from 'sonner'
import { afterEach, expect, test, vi } from 'vitest'
import { useNotify } from '../../../app/admin/use-notify.tsx'
import { emptyPage } from '../empty-page.ts'

afterEach(() => vi.unstubAllGlobals())

type Notify = ReturnType<typeof useNotify>['notify']

function Reports({ onReady }: { onReady: (notify: Notify) => void }) {
  onReady(useNotify().notify)
  return null
}

test('a double click on Undo undoes once', async () => {
  const success = vi.spyOn(toast, 'success').mockReturnValue(1)
  const onReady = vi.fn<(notify: Notify) => void>()
  const root = createRoot(emptyPage())
  root.render(<Reports onReady={onReady} />)
  const [notify] = await vi.waitFor(() => onReady.mock.lastCall ?? Promise.reject())
  const undo = vi.fn()
  notify('success', { as: 'toast', text: 'Removed.' }, { undo })
  const { action } = success.mock.lastCall?.[1] ?? {}
  for (const _click of [1, 2]) Object(action).onClick()
  expect(undo).toHaveBeenCalledOnce()
  root.unmount()
})
