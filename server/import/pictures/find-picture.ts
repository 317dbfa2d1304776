import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, join, posix, relative, sep } from 'node:path'
import { type Image, imagePath } from '#catalogue/pictures/image.ts'
import { maxFileBytes, tooLargeMessage } from '#catalogue/pictures/picture-format.ts'
import { bundledIndex } from '../../images/bundled.ts'
import { filesOf, parseImagePath, type StoredImage } from '../../images/image-file.ts'
import { pictureTasks } from '../../images/process/pictures.ts'
import { refusalMessage } from '../../images/refusal.ts'
import { undefinedIfMissing } from '../../images/storage/open-file.ts'
import type { PictureRef } from '../check/picture-refs.ts'
import { looseKey } from '../sheets/loose-key.ts'
import { suggestion } from '../sheets/nearest.ts'

/** How a picture gets into the storage: already there, copied, or encoded. */
export type FoundPicture =
  | { bundled: StoredImage }
  | { exported: StoredImage }
  /** A picture that the listing already has. */
  | { present: Image; hash?: string }
  | { path: string; hash: string }
  | { error: string }

interface Finding {
  /** How messages call the folder. */
  place?: string
  /** Whether the pictures were fully read before. */
  isRead?: boolean
}

/** Finds a picture's file in the folder, and reads it in full. */
export async function pictureFinder(root: string, { place = root, isRead = false }: Finding = {}) {
  const bundled = new Map(bundledIndex().map((picture) => [picture.name, picture]))
  const files = await filesIn(root)
  const fileOf = fileIndex(files)
  const checks = new Map<string, Promise<FoundPicture>>()

  return async function findPicture(ref: PictureRef): Promise<FoundPicture> {
    const { image } = ref
    if (image && bundled.get(image.name)?.blur === image.blur) return { bundled: image }
    const found = fileOf(ref)
    if (!found) {
      const file = parseImagePath(ref.path)
      const known = file && bundled.get(file.name)
      return known && imagePath({ ...known, ...file }) === ref.path
        ? { bundled: { ...known, folder: file.folder } }
        : { error: missing(ref.path, place, files) }
    }
    if (Array.isArray(found)) {
      const both = found.map((path) => `“${path}”`).join(' and ')
      return { error: `“${ref.path}” can be ${both}. Write the folder too.` }
    }
    if (image && (await hasAll(root, filesOf(image)))) return { exported: image }
    const checked = checks.get(found) ?? checkFile(join(root, found), isRead)
    checks.set(found, checked)
    return checked
  }
}

/** The files below the folder, with forward slashes. */
async function filesIn(root: string): Promise<string[]> {
  const entries = await undefinedIfMissing(readdir(root, { recursive: true, withFileTypes: true }))
  return (entries ?? [])
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

const nfc = (path: string) => path.normalize('NFC')

/** From strict to loose: Macs decompose accents, and people vary the case. */
const waysToMatch: ((path: string) => string)[] = [
  (path) => path,
  nfc,
  (path) => nfc(path).toLowerCase(),
  (path) => nfc(posix.basename(path)),
  (path) => looseKey(posix.basename(path)),
]

/** Indexes the files by each form of their path, since a sheet may name very many. */
function fileIndex(files: string[]) {
  const ways = waysToMatch.map((keyOf) => ({ keyOf, byKey: Map.groupBy(files, keyOf) }))
  /** The matching file; several if it is ambiguous. */
  return ({ path, folder }: PictureRef): string | string[] | undefined => {
    const written = fileNamed(path)
    for (const { keyOf, byKey } of ways) {
      for (const candidate of [written, posix.join(folder, written)]) {
        const found = byKey.get(keyOf(candidate))
        if (found) return found.length === 1 ? found[0] : found
      }
    }
    return undefined
  }
}

/** The file name of a URL on an earlier site; else the path, split at slashes. */
function fileNamed(path: string): string {
  if (!/^https?:/i.test(path)) return path.replaceAll('\\', '/')
  const { pathname } = URL.parse(path) ?? { pathname: path }
  const base = posix.basename(pathname)
  try {
    return decodeURIComponent(base)
  } catch {
    return base
  }
}

function missing(path: string, root: string, files: string[]): string {
  if (files.length === 0) return `“${path}” is missing: there are no pictures in ${root}.`
  const names = files.map((file) => posix.basename(file))
  return `“${path}” is not in ${root}.${suggestion(posix.basename(path), names)}`
}

async function hasAll(root: string, paths: string[]): Promise<boolean> {
  const files = await Promise.all(paths.map((path) => undefinedIfMissing(stat(join(root, path)))))
  return files.every((file) => file?.isFile() && file.size > 0)
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

async function checkFile(path: string, isRead: boolean): Promise<FoundPicture> {
  const name = basename(path)
  const { size } = await stat(path)
  if (size > maxFileBytes) return { error: tooLargeMessage(name) }
  const refusal = isRead ? undefined : await pictureTasks.check(path)
  return refusal ? { error: refusalMessage(refusal, name) } : { path, hash: await hashOf(path) }
}
