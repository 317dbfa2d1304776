import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { WireListing } from '#server/wire/schemas.ts'
import { useStatusChange } from './use-row-actions.ts'

afterEach(() => vi.unstubAllGlobals())

type Change = ReturnType<typeof useStatusChange>

function List({ onReady }: { onReady: (change: Change) => void }) {
  onReady(useStatusChange('Villa'))
  return null
}

test('a listing can be published while another one is', async () => {
  const sent: string[] = []
  class Request {
    upload = {}
    status = 400
    response = { Error: 'Not now' }
    onload = () => {}
    open = (_: string, path: string) => void sent.push(path)
    setRequestHeader() {}
    send() {
      setTimeout(() => this.onload())
    }
  }
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('XMLHttpRequest', Request)
  vi.stubGlobal('document', { activeElement: null })
  const { promise, resolve } = Promise.withResolvers<Change>()
  const router = createMemoryRouter([{ path: '/', element: <List onReady={resolve} /> }])
  renderToStaticMarkup(<RouterProvider router={router} />)
  const setStatus = await promise
  for (const id of [1, 2]) void setStatus({ id } as WireListing, 'published')
  await expect.poll(() => sent).toHaveLength(2)
})
