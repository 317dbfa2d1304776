import { existsSync, globSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { variantPath } from '#catalogue/pictures/image.ts'
import { type BundledPicture, bundledFile, bundledIndex } from '#server/images/bundled.ts'
import { type EncodeOptions, encode } from '#server/images/encoding/encode.ts'
import { filesOf, parseImagePath } from '#server/images/image-file.ts'

/** Made once and committed, so it takes more effort and fewer bytes than an upload. */
const options: EncodeOptions = {
  avif: { quality: 50, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 75, effort: 6 },
}

const folder = join(import.meta.dirname, '../content/pictures')
const indexFile = join(folder, 'index.json')

// A changed picture needs a new name, since browsers cache the old files for a year.
const ready = new Map(
  (existsSync(indexFile) ? bundledIndex() : [])
    .filter(isComplete)
    .map((picture) => [picture.name, picture]),
)
const index: BundledPicture[] = []
await mkdir(join(folder, 'variants'), { recursive: true })
const names = globSync('*.webp', { cwd: folder }).map((file) => parse(file).name)
for (const name of names.sort()) {
  index.push(ready.get(name) ?? (await makeVariants(name)))
}
await writeFile(indexFile, `${JSON.stringify(index, null, 2)}\n`)

function isComplete(picture: BundledPicture): boolean {
  return filesOf({ ...picture, folder: 'uploads' }).every((path) =>
    existsSync(fileAt(picture, path)),
  )
}

async function makeVariants(name: string): Promise<BundledPicture> {
  const encoded = await encode(join(folder, `${name}.webp`), options)
  if ('refusal' in encoded) throw new Error(`${name} is ${encoded.refusal}`)
  const { variants, ...size } = encoded
  const picture = { name, ...size }
  for (const { width, format, body } of variants) {
    const file = fileAt(picture, variantPath({ ...picture, folder: 'uploads' }, width, format))
    if (!existsSync(file)) await writeFile(file, body)
  }
  console.log(name)
  return picture
}

function fileAt(picture: BundledPicture, path: string): string {
  const file = parseImagePath(path)
  if (file?.name !== picture.name) throw new Error(`${picture.name} cannot be a picture's name`)
  return bundledFile(picture, file)
}
