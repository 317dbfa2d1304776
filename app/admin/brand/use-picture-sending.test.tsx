import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { usePictureSending } from './use-picture-sending.ts'

type Sending = ReturnType<typeof usePictureSending>

function ShareField({ onReady }: { onReady: (sending: Sending) => void }) {
  onReady(usePictureSending('share', () => {}))
  return null
}

afterEach(() => vi.unstubAllGlobals())

test('a share picture that is too small is not sent', async () => {
  const request = vi.fn()
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('XMLHttpRequest', request)
  vi.stubGlobal('createImageBitmap', async () => ({ width: 8, height: 8 }))
  const { promise, resolve } = Promise.withResolvers<Sending>()
  renderToStaticMarkup(<ShareField onReady={resolve} />)
  const { send } = await promise
  void send([new File(['dot'], 'dot.png', { type: 'image/png' })])
  await new Promise((resolve) => setTimeout(resolve))
  expect(request).not.toHaveBeenCalled()
})
