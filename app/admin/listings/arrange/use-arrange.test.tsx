import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { WireListing } from '#server/wire/schemas.ts'
import { useArrange } from './use-arrange.ts'

type Arrange = ReturnType<typeof useArrange>

function List({ onReady }: { onReady: (arrange: Arrange) => void }) {
  const items = [{ id: 1 }, { id: 2 }, { id: 3 }] as WireListing[]
  onReady(useArrange('Hotel', items, 0))
  return null
}

async function arrange(): Promise<Arrange> {
  const { promise, resolve } = Promise.withResolvers<Arrange>()
  const router = createMemoryRouter([{ path: '/', element: <List onReady={resolve} /> }])
  renderToStaticMarkup(<RouterProvider router={router} />)
  return promise
}

afterEach(() => vi.unstubAllGlobals())

test('asks before the page is closed while a move is not stored', async () => {
  const page = new EventTarget()
  const { promise: answer, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('fetch', () => answer)
  const isAsked = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))

  const { move } = await arrange()
  expect(isAsked()).toBe(false)
  move(0, 1)
  expect(isAsked()).toBe(true)
  resolve(new Response(null, { status: 204 }))
  await vi.waitFor(() => expect(isAsked()).toBe(false))
})
