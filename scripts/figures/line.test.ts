import { expect, test } from 'vitest'
import { asTable, atLeast, atMost, isOver, type Line } from './line.ts'

const weight = (value: number): Line => ({
  page: 'home',
  ...atMost({ what: 'Fonts', unit: 'KB', value, limit: 30 }),
})
const score = (value: number): Line => ({
  page: 'home',
  ...atLeast({ what: 'Accessibility', unit: 'points', value, limit: 100 }),
})

test('a weight may reach its limit, but not exceed it', () => {
  expect(isOver(weight(30))).toBe(false)
  expect(isOver(weight(30.01))).toBe(true)
})

test('a score must reach its limit', () => {
  expect(isOver(score(100))).toBe(false)
  expect(isOver(score(99))).toBe(true)
})

test('a missing measurement counts as over', () => {
  expect(isOver(weight(Number.NaN))).toBe(true)
})

test('the table shows budget, value and what is over', () => {
  expect(asTable([weight(31.456)])).toContain('| home | Fonts | ≤ 30 KB | 31.46 KB | OVER |')
})
