import { expect, test } from 'vitest'
import { taxOn } from './pricing-settings.ts'

const gst = { label: 'GST', shownAs: 'line' as const }
const taxes = [
  { ...gst, percent: 12, from: '2027-04-01' },
  { ...gst, percent: 5, from: '2025-01-01' },
]

test('applies a tax from its first day on', () => {
  expect(taxOn(taxes, '2024-12-31')).toBeNull()
  expect(taxOn(taxes, '2027-03-31')).toEqual({ ...gst, percent: 5 })
  expect(taxOn(taxes, '2027-04-01')).toEqual({ ...gst, percent: 12 })
})
