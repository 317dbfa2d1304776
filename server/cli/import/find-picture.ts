import { stat } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import { largestFileBytes } from '../../api/multipart.ts'
import { bundledIndex } from '../../images/bundled.ts'
import { filesOf, type StoredImage } from '../../images/image-file.ts'
import { present } from '../../images/open-file.ts'
import { refusalOf } from '../../images/picture-file.ts'
import { refusalMessage } from '../../images/refusal.ts'
import type { PictureRef } from './picture-refs.ts'

/** How a picture comes into the storage: it is there, it is copied as it is, or it is encoded. */
export type FoundPicture =
  | { bundled: StoredImage }
  | { exported: StoredImage }
  | { path: string }
  | { error: string }

/** Looks for the file of a picture in the folder, and at its head. */
export function pictureFinder(root: string) {
  const bundled = new Map(bundledIndex().map((picture) => [picture.name, picture]))
  const heads = new Map<string, Promise<FoundPicture>>()

  return async function findPicture(ref: PictureRef): Promise<FoundPicture> {
    const { image, path } = ref
    if (image && bundled.get(image.name)?.blur === image.blur) return { bundled: image }
    const candidates = [path, join(ref.folder, path), basename(path)].map((each) =>
      join(root, each),
    )
    const file = await firstFile(root, candidates)
    if (!file) return { error: `“${path}” is not in ${root}.` }
    const head = heads.get(file) ?? lookAt(file)
    heads.set(file, head)
    const found = await head
    const whole = image && !('error' in found) && (await hasAll(root, filesOf(image)))
    return whole ? { exported: image } : found
  }
}

async function firstFile(root: string, paths: string[]): Promise<string | undefined> {
  for (const path of paths) {
    const inside = !relative(root, path).startsWith(`..${sep}`)
    if (inside && (await present(stat(path)))?.isFile()) return path
  }
  return undefined
}

async function hasAll(root: string, paths: string[]): Promise<boolean> {
  const files = await Promise.all(paths.map((path) => present(stat(join(root, path)))))
  return files.every((file) => file?.isFile() && file.size > 0)
}

async function lookAt(path: string): Promise<FoundPicture> {
  const name = basename(path)
  const { size } = await stat(path)
  if (size > largestFileBytes) return { error: `“${name}” is larger than 20 MB.` }
  const refusal = await refusalOf(path)
  return refusal ? { error: refusalMessage(refusal, name) } : { path }
}
