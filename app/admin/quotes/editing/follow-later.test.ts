import { afterEach, expect, test, vi } from 'vitest'
import { sampleVersion } from '#test/samples/quotes.ts'
import { createStore } from '../../store.ts'
import { set } from './changes.ts'
import { followLater } from './follow-later.ts'

afterEach(() => void vi.useRealTimers())

test('many key presses are copied once, after the frame that shows them', () => {
  vi.useFakeTimers()
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw))
  vi.stubGlobal('cancelAnimationFrame', vi.fn())
  const draft = createStore(sampleVersion())
  const later = createStore(draft.get())
  const told = vi.fn()
  later.subscribe(told)
  const stop = followLater(draft, later)
  for (const word of ['S', 'Sa', 'Salaam']) draft.change(set({ word }))
  expect(frames).toHaveLength(1)
  frames[0]?.()
  expect(later.get().word).toBe('')
  vi.runAllTimers()
  expect(later.get()).toBe(draft.get())
  expect(told).toHaveBeenCalledTimes(1)
  stop()
  draft.change(set({ word: 'Namaste' }))
  expect(frames).toHaveLength(1)
})
