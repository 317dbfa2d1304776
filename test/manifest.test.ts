import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { manifest as manifestOf } from '#server/images/icons/manifest.ts'

const icons = join(import.meta.dirname, '../server/images/icons/bundled')

const manifest = manifestOf('Kashmir Escapes')

test('the web app is installable: a small, a large and a maskable icon', () => {
  expect(manifest.start_url).toBe('/')
  expect(['standalone', 'minimal-ui']).toContain(manifest.display)
  const offered = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)
  expect(offered).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  )
})

test.each(manifest.icons)('the icon $src exists in the declared size', async ({ src, sizes }) => {
  const path = join(icons, src)
  if (sizes === 'any') return expect(readFileSync(path, 'utf8')).toMatch(/^<svg /)
  const { width, height } = await sharp(path).metadata()
  expect(`${width}x${height}`).toBe(sizes)
})

test('the maskable icon fills its square, and has its motif inside the safe circle', async () => {
  const file = sharp(join(icons, 'maskable-512.png'))
  expect((await file.stats()).isOpaque).toBe(true)
  const { data, info } = await file.greyscale().raw().toBuffer({ resolveWithObject: true })
  const { width } = info
  // The background only changes from row to row.
  const isGround = (index: number) =>
    Math.abs((data[index] ?? 0) - (data[index - (index % width)] ?? 0)) < 8
  const farthest = [...data.keys()]
    .filter((index) => !isGround(index))
    .map((index) => Math.hypot((index % width) - width / 2, Math.floor(index / width) - width / 2))
    .reduce((most, distance) => Math.max(most, distance), 0)
  expect(farthest).toBeGreaterThan(0.2 * width)
  expect(farthest).toBeLessThan(0.4 * width)
})

test('browsers use the same bar colour before and after installation', () => {
  const root = readFileSync(join(import.meta.dirname, '../app/root.tsx'), 'utf8')
  expect(root).toContain(`(prefers-color-scheme: light)" content="${manifest.theme_color}"`)
})
