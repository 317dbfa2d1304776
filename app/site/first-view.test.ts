import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fonts, lateFonts } from './late-fonts.ts'

const publicFolder = join(import.meta.dirname, '../../public')
/** Three round trips on slow 4G with five other resources, without the headers. */
const maxBytes = 12_700

test('fonts load after the style sheet, from the end of the page', () => {
  const page = lateFonts('<head><link rel="stylesheet"></head><body><h1>Boats</h1></body>')
  const [before, preloads = ''] = page.split('<h1>Boats</h1>')
  expect(before).toBe('<head><link rel="stylesheet"></head><body>')
  for (const path of fonts) expect(preloads).toContain(`href="${path}"`)
})

test.each([...fonts, '/portraits/dal-dawn-720.avif'])('%s arrives in three round trips', (path) => {
  expect(statSync(join(publicFolder, path)).size).toBeLessThanOrEqual(maxBytes)
})
