import { expect, test, vi } from 'vitest'
import { saveFirst } from './save-first.ts'

function leave() {
  const saving = Promise.withResolvers<boolean>()
  const then = { goOn: vi.fn(), ask: vi.fn() }
  const stop = saveFirst(() => saving.promise, then)
  const settle = async (isSaved: boolean) => {
    saving.resolve(isSaved)
    await saving.promise
  }
  return { ...then, stop, settle }
}

test('nobody is asked about leaving while it is being saved, nor after', async () => {
  const { goOn, ask, settle } = leave()
  await Promise.resolve()
  expect(goOn).not.toHaveBeenCalled()
  await settle(true)
  expect(goOn).toHaveBeenCalledOnce()
  expect(ask).not.toHaveBeenCalled()
})

test('a failed save asks, unless somebody has stayed meanwhile', async () => {
  const failed = leave()
  await failed.settle(false)
  expect(failed.ask).toHaveBeenCalledOnce()
  const stayed = leave()
  stayed.stop()
  await stayed.settle(false)
  expect(stayed.ask).not.toHaveBeenCalled()
  expect(failed.goOn).not.toHaveBeenCalled()
})
