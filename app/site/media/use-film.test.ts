import { expect, test, vi } from 'vitest'
import { startFilm } from './use-film.ts'

test.each([
  ['pausing before it began, which may be heard late, changes nothing', 'AbortError', []],
  ['a refusal of the browser stops it', 'NotAllowedError', [[false]]],
])('%s', async (_, name, told) => {
  const setPlaying = vi.fn()
  await startFilm({ play: () => Promise.reject(new DOMException('', name)) }, setPlaying)
  expect(setPlaying.mock.calls).toEqual(told)
})
