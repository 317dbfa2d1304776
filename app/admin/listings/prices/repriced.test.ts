import { expect, test } from 'vitest'
import type { WireListing } from '#server/wire/schemas.ts'
import { repriced } from './repriced.ts'

const item = (id: number, price: number) => ({ id, price }) as WireListing

test('lists those without a new price with the reason', () => {
  const [asked, same, dear] = [item(1, 0), item(2, 100), item(3, 9000)]
  const change = { by: 'percent', direction: 'up', amount: 10, rounding: 100 } as const
  expect(repriced([asked, same, dear], change)).toEqual({
    changed: [{ item: dear, price: 9900 }],
    unchanged: [
      { item: asked, reason: 'Price on request' },
      { item: same, reason: 'The same as now' },
    ],
  })
})
