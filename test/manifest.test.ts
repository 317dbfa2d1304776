import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'

const publicFolder = join(import.meta.dirname, '../public')

interface Icon {
  src: string
  sizes: string
  purpose: string
}

const manifest: { start_url: string; icons: Icon[] } = JSON.parse(
  readFileSync(join(publicFolder, 'manifest.webmanifest'), 'utf8'),
)

test('the web app can be installed: a small, a large and a maskable icon', () => {
  expect(manifest.start_url).toBe('/')
  const offered = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)
  expect(offered).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  )
})

test.each(manifest.icons)('the icon $src is there, in the size it says', async ({ src, sizes }) => {
  const { width, height } = await sharp(join(publicFolder, src)).metadata()
  expect(`${width}x${height}`).toBe(sizes)
})
