import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteLinks } from './site-links.ts'

const publicFolder = join(import.meta.dirname, '../../public')
/** Three round trips on slow 4G with five other resources, without the headers. */
const maxBytes = 12_700

const fonts = siteLinks().flatMap((link) =>
  'as' in link && link.as === 'font' ? [link.href ?? ''] : [],
)

test('every public page preloads two fonts', () => {
  expect(fonts).toHaveLength(2)
})

test.each([...fonts, '/portraits/dal-dawn-720.avif'])('%s arrives in three round trips', (path) => {
  expect(statSync(join(publicFolder, path)).size).toBeLessThanOrEqual(maxBytes)
})
