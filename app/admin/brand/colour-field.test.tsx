import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { bundledColours } from '#catalogue/brand/palette.ts'
import { brandSettings } from '#catalogue/settings/brand-settings.ts'
import { ColourField } from './colour-field.tsx'

const shown = (text: string) => {
  const words = { ...brandSettings.brandPrimary, name: 'brandPrimary', hint: 'Buttons and links.' }
  const field = { ...words, text, bundled: bundledColours.primary, onChange() {} }
  return renderToStaticMarkup(<ColourField {...field} />)
}

test('reports a colour that cannot be read as soon as it is complete, and offers the default of any', () => {
  expect(shown('#f5a13a')).toContain('contrast of 1.8:1 to the page; they need 4.5:1')
  for (const text of ['#f5a13', '#7A1F3D', '']) expect(shown(text)).not.toContain('4.5:1')
  expect(shown('#7A1F3D')).toContain('type="color" aria-label="Choose the primary colour"')
  expect(shown('#7A1F3D')).toContain('value="#7a1f3d"')
  expect(shown('#7A1F3D')).toContain('Use the default')
  expect(shown('')).not.toContain('Use the default')
})
