import { setTimeout } from 'node:timers/promises'
import { startTransition, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { useRendered } from '../../../app/admin/use-rendered.ts'
import { emptyPage } from '../empty-page.ts'

afterEach(() => vi.unstubAllGlobals())

interface Props {
  onReady: (show: (count: number) => void, rendered: ReturnType<typeof useRendered>) => void
  onShown: (count: number) => void
}

function Screen({ onReady, onShown }: Props) {
  const [data, setData] = useState(0)
  onReady((count) => startTransition(() => setData(count)), useRendered())
  useEffect(() => onShown(data), [data, onShown])
  return null
}

test('waits until the screen shows what was loaded, however often it changed before', async () => {
  const onReady = vi.fn<Props['onReady']>()
  const onShown = vi.fn<Props['onShown']>()
  const root = createRoot(emptyPage())
  root.render(<Screen {...{ onReady, onShown }} />)
  const [show, rendered] = await vi.waitFor(() => onReady.mock.lastCall ?? Promise.reject())
  for (let count = 1; count < 30; count++) {
    // React has ten places for transitions, and shows first what is in the first of them.
    if (count % 3 === 0) show(-count)
    await rendered(setTimeout().then(() => show(count)))
    expect(onShown).toHaveBeenLastCalledWith(count)
  }
  root.unmount()
})
