import type { Blocker, Location } from 'react-router'
import { expect, test, vi } from 'vitest'
import { answersOnce } from './answers-once.ts'

const blocked = () => {
  const location: Location = { pathname: '/', search: '', hash: '', state: null, key: '' }
  return { state: 'blocked', location, proceed: vi.fn(), reset: vi.fn() } satisfies Blocker
}

test('a double click on Leave leaves once, and the next navigation is asked about again', () => {
  const answer = answersOnce()
  const onLeave = vi.fn()
  const [first, second] = [blocked(), blocked()]
  for (const blocker of [first, first, second]) answer(blocker, [{ onLeave }])
  expect([first.proceed, second.proceed, onLeave].map(({ mock }) => mock.calls.length)).toEqual([
    ...[1, 1, 2],
  ])
})

test('staying leaves nothing', () => {
  const blocker = blocked()
  answersOnce()(blocker)
  expect(blocker.reset).toHaveBeenCalledOnce()
  expect(blocker.proceed).not.toHaveBeenCalled()
})
