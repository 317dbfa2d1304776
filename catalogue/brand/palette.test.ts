import { expect, test } from 'vitest'
import { contrast, isHex, legible, mix, ratioText } from './colour.ts'
import {
  accentRefusal,
  brandPalette,
  brandStyle,
  bundledColours,
  grounds,
  primaryRefusal,
  type Theme,
} from './palette.ts'

const themes: Theme[] = ['light', 'dark']
/** Light and dark colours of every hue. */
const wheel = Array.from({ length: 216 }, (_, at) => {
  const steps = [Math.floor(at / 36), Math.floor(at / 6) % 6, at % 6]
  return `#${steps.map((step) => (step * 51).toString(16).padStart(2, '0')).join('')}`
})

test('computes contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2)
  expect(ratioText(4.48)).toBe('4.4:1')
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
  expect(['#12345g', '#123', 'red', '#ABCDEF'].some(isHex)).toBe(false)
})

test('changes a colour no more than needed', () => {
  expect(legible('#000000', '#ffffff', ['#ffffff'])).toBe('#000000')
  const moved = legible('#f5a13a', '#000000', ['#ffffff'])
  expect(contrast(moved, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  expect(contrast(moved, '#ffffff')).toBeLessThan(5)
})

test('rejects an unreadable colour and names its ratio', () => {
  expect(primaryRefusal('#f5a13a')).toBe(
    'Links in this colour have a contrast of 1.8:1 to the page; they need 4.5:1. Choose a darker one.',
  )
  expect(accentRefusal('#7c7c7c')).toBe(
    'Words on this colour have a contrast of 4.4:1 at best; they need 4.5:1. Choose a lighter or a darker one.',
  )
  expect(primaryRefusal(bundledColours.primary)).toBeUndefined()
  expect(accentRefusal(bundledColours.accent)).toBeUndefined()
  expect(accentRefusal('#8f1d2c')).toBeUndefined()
})

test('keeps all text readable for every accepted colour, in light and dark mode', () => {
  const primaries = wheel.filter((colour) => !primaryRefusal(colour))
  const accents = wheel.filter((colour) => !accentRefusal(colour))
  expect(Math.min(primaries.length, accents.length)).toBeGreaterThan(60)
  const least = (pairs: (readonly [string | undefined, string | undefined])[]) =>
    Math.min(...pairs.map(([ink = '', ground = '']) => contrast(ink, ground)))
  for (const theme of themes) {
    const pages = [grounds[theme].paper, grounds[theme].surface, grounds[theme]['surface-2']]
    for (const primary of primaries) {
      const all = brandPalette({ primary, accent: '' }, theme)
      const pairs = [
        ...pages.map((page) => [all.link, page] as const),
        [all['on-primary'], all.primary] as const,
        [all['on-primary'], all['primary-hover']] as const,
        [all['on-primary-soft'], all['primary-soft']] as const,
      ]
      expect(least(pairs), `${theme} ${primary}`).toBeGreaterThanOrEqual(4.5)
    }
    for (const accent of accents) {
      const all = brandPalette({ primary: '', accent }, theme)
      const pairs = [
        ...pages.map((page) => [all['accent-text'], page] as const),
        [all['on-accent'], all.accent] as const,
        [all['on-accent'], all['accent-hover']] as const,
        [all['on-accent-soft'], all['accent-soft']] as const,
      ]
      expect(least(pairs), `${theme} ${accent}`).toBeGreaterThanOrEqual(4.5)
    }
  }
})

test('writes only the colours that differ from the defaults', () => {
  expect(brandStyle({ primary: '', accent: '' })).toBe('')
  const style = brandStyle({ primary: '', accent: '#8f1d2c' })
  expect(style).toMatch(/^:root\{--accent:#8f1d2c;/)
  expect(style).toContain('@media (prefers-color-scheme:dark){:root{--accent:#8f1d2c;')
  expect(style).not.toContain('--primary')
})
