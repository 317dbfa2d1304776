import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, test } from 'vitest'
import { iconFiles } from '../images/icons/icons.ts'
import { isFixedPage } from './own-pages.ts'

const folder = join(import.meta.dirname, '../../public')
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length).split(sep).join('/'))

test('no bundled file or icon can be redirected, since it is answered first', () => {
  const answered = [...files, ...iconFiles.map((file) => `/${file}`)]
  expect(answered.length).toBeGreaterThan(60)
  expect(answered.filter((address) => !isFixedPage(address))).toEqual([])
})

test.each(['/brand', '/brand/story.html', '/quotes', '/sound.html', '/old.js', '/rvs'])(
  'the old address %s can be redirected',
  (address) => expect(isFixedPage(address)).toBe(false),
)
