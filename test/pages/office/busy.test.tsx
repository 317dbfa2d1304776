import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { useBusy } from '../../../app/admin/record-form/use-busy.ts'
import { emptyPage } from '../empty-page.ts'

afterEach(() => vi.unstubAllGlobals())

type Busy = ReturnType<typeof useBusy>

function Screen({ onRender }: { onRender: (busy: Busy) => void }) {
  onRender(useBusy())
  return null
}

test('tasks of other rows wait for their turn, the same row’s is ignored, and a form’s too', async () => {
  const container = emptyPage()
  vi.stubGlobal('document', { activeElement: null, body: null, getElementById: () => null })
  vi.stubGlobal('HTMLElement', class {})
  const onRender = vi.fn<(busy: Busy) => void>()
  const root = createRoot(container)
  root.render(<Screen onRender={onRender} />)
  const [{ inTurn, run }] = await vi.waitFor(() => onRender.mock.lastCall ?? Promise.reject())
  const done: string[] = []
  const ends: (() => void)[] = []
  const task = (name: string) => () =>
    new Promise<string>((resolve) => {
      done.push(name)
      ends.push(() => resolve(name))
    })
  const first = inTurn('first', task('first'))
  const again = inTurn('first', task('first'))
  const second = inTurn('second', task('second'))
  expect(await again).toBeUndefined()
  expect(await run(task('form'))).toBeUndefined()
  await vi.waitFor(() => expect(done).toEqual(['first']))
  ends[0]?.()
  expect(await first).toBe('first')
  await vi.waitFor(() => expect(done).toEqual(['first', 'second']))
  await vi.waitFor(() => expect(onRender.mock.lastCall?.[0].isBusy).toBe(true))
  ends[1]?.()
  expect(await second).toBe('second')
  await vi.waitFor(() => expect(onRender.mock.lastCall?.[0].isBusy).toBe(false))
  const later = inTurn('first', task('later'))
  await vi.waitFor(() => expect(done).toEqual(['first', 'second', 'later']))
  ends[2]?.()
  expect(await later).toBe('later')
  root.unmount()
})
