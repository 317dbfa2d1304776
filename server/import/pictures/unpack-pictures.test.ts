import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Zippable, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { maxFileBytes } from '#catalogue/pictures/picture-format.ts'
import { temporaryFolder } from '#test/servers/temporary-folder.ts'
import { unpackPictures } from './unpack-pictures.ts'

async function unpacked(bytes: Uint8Array) {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'a.zip'), bytes)
  const to = join(folder, 'pictures')
  const error = await unpackPictures(join(folder, 'a.zip'), to).then(
    () => '',
    ({ message }: Error) => message,
  )
  const files = existsSync(to) ? (readdirSync(to, { recursive: true }) as string[]) : []
  return { folder, to, error, files: files.sort() }
}

const one = new Uint8Array([1])
const zip = (files: Zippable) => zipSync(files)

test('unpacks only pictures, with their folders', async () => {
  const { files, error } = await unpacked(
    zip({
      'a/Dal Lake.JPG': one,
      'b.webp': one,
      '.hidden.jpg': one,
      '__MACOSX/._b.webp': one,
      'run.sh': one,
    }),
  )
  expect({ files, error }).toEqual({ files: ['a', 'a/Dal Lake.JPG', 'b.webp'], error: '' })
})

test.each(['../up.jpg', 'a/../../up.jpg', '/up.jpg', 'C:\\up.jpg'])(
  'a name such as %s cannot leave the folder',
  async (name) => {
    const { folder, files, error } = await unpacked(zip({ [name]: one }))
    expect(error).toMatch(/names that lead out of it/)
    expect(files).toEqual([])
    expect(readdirSync(folder)).toEqual(['a.zip'])
  },
)

test('an oversized picture takes no space', async () => {
  const { to, error } = await unpacked(zip({ 'large.jpg': new Uint8Array(maxFileBytes + 1000) }))
  expect(error).toBe('')
  const { size, blocks } = statSync(join(to, 'large.jpg'))
  expect(size).toBeGreaterThan(maxFileBytes)
  expect(blocks * 512).toBeLessThan(100_000)
})

test('stops at a zip that unpacks to more than it declares', async () => {
  const bytes = zip({ 'bomb.jpg': new Uint8Array(10 * 1024 * 1024) })
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  // The uncompressed size is in the central directory.
  const directory = view.getUint32(bytes.length - 6, true)
  view.setUint32(directory + 24, 10, true)
  expect((await unpacked(bytes)).error).toMatch(/^The zip is damaged/)
})

test.each([
  ['no zip', Buffer.from('PK nothing')],
  ['half a zip', zip({ 'a.jpg': one }).subarray(0, 40)],
])('refuses %s with a clear message', async (_name, bytes) => {
  expect((await unpacked(bytes)).error).toBe('The zip is damaged: it cannot be unpacked.')
})

test('refuses a zip of 5,001 pictures', async () => {
  const files = Object.fromEntries(Array.from({ length: 5001 }, (_, at) => [`${at}.jpg`, one]))
  const bytes = zipSync(files, { level: 0 })
  expect((await unpacked(bytes)).error).toMatch(/more than 5000 files/)
})
