import { expect, test } from 'vitest'
import { supplierBody } from './supplier.ts'

test.each([
  ['', 'Kind is required.'],
  [undefined, 'Kind is required.'],
  ['castle', 'Kind must be one of hotel, houseboat, vehicle, guide, activity, other.'],
])('of the kind %j, a supplier says: %s', (kind, message) => {
  const { error } = supplierBody.safeParse({ name: 'Pine', kind })
  expect(error?.issues.map((issue) => issue.message)).toEqual([message])
})
