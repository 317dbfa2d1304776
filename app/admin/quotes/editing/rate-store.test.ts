import { expect, test, vi } from 'vitest'
import { roomRate, sampleOption, sampleVersion, typedLine } from '#test/samples/quotes.ts'
import { createRateStore, suppliersOf } from './rate-store.ts'

const rate = { ...roomRate(), season: '', version: 1 }

test('loads each supplier once, and again only after a failure', async () => {
  const read = vi.fn().mockResolvedValueOnce(undefined).mockResolvedValue([rate])
  const rates = createRateStore(read)
  const coming = rates.load(1)
  expect(rates.of(1)).toBe('loading')
  await coming
  expect(rates.of(1)).toBe('failed')
  await rates.load(1)
  await rates.load(1)
  expect(read).toHaveBeenCalledTimes(2)
  expect(rates.of(1)).toEqual([rate])
  expect([...rates.book().values()]).toEqual([[rate]])
})

test('several suppliers change the book once', async () => {
  const read = async (supplierId: number) =>
    supplierId === 2 ? undefined : [{ ...rate, id: supplierId, item: `Room ${supplierId}` }]
  const rates = createRateStore(read)
  const books = new Set([rates.book()])
  rates.subscribe(() => books.add(rates.book()))
  await rates.load(1, 2, 3)
  expect([1, 2, 3].map((id) => typeof rates.of(id))).toEqual(['object', 'string', 'object'])
  expect(rates.book().size).toBe(2)
  expect(books.size).toBe(2)
})

test('a supplier whose rates are late delays no others', async () => {
  vi.useFakeTimers()
  const late = Promise.withResolvers<undefined>()
  const rates = createRateStore((supplierId) =>
    supplierId === 3 ? late.promise : Promise.resolve([rate]),
  )
  const loaded = rates.load(1, 2, 3)
  await vi.advanceTimersByTimeAsync(500)
  expect([1, 2, 3].map(rates.of)).toEqual([[rate], [rate], 'loading'])
  late.resolve(undefined)
  await loaded
  expect(rates.of(3)).toBe('failed')
  vi.useRealTimers()
})

test('the suppliers of a version are those of its lines', () => {
  const source = {
    from: 'rate' as const,
    rate: { supplierId: 7, item: 'Room', plan: null },
    copied: [{ rateId: 1, cost: 1 }],
  }
  const lines = [typedLine(), typedLine(1, { source }), typedLine(2, { source })]
  expect(suppliersOf(sampleVersion({ options: [sampleOption({ lines })] }))).toEqual([7])
})
