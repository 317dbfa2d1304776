import { randomBytes } from 'node:crypto'
import { type ImageFolder, variantPath } from '#catalogue/pictures/image.ts'
import type { LibraryQuery } from '#catalogue/pictures/library.ts'
import type { Database } from '../db/database.ts'
import type { RetainedPictures } from '../history/retained-pictures.ts'
import { type BundledPictures, bundledPictures } from './bundled.ts'
import { contentHash, fillHashes, sameContent } from './content-hash.ts'
import type { EncodedImage, Size } from './encoding/encode.ts'
import {
  filesOf,
  type ImageFile,
  mediaType,
  mediaTypeOf,
  parseImagePath,
  type StoredImage,
} from './image-file.ts'
import { findPictures, pickPictures, picturesByPath } from './library.ts'
import { liveNames } from './live-names.ts'
import { type PictureTasks, pictureTasks } from './process/pictures.ts'
import { refusalMessage } from './refusal.ts'
import { reviewPictures } from './review-pictures.ts'
import type { OpenedFile } from './storage/open-file.ts'
import type { Storage } from './storage/storage.ts'
import { sweep } from './sweep.ts'
import { storageUsage } from './usage.ts'

interface UploadedFile {
  /** The temporary file of the upload. */
  path: string
  /** Its name on the sender's device. */
  fileName: string
  folder: ImageFolder
  /** Pixels it is fitted into. */
  within?: Size
  /** Names of neighbouring pictures, which it must not reuse, since paths identify pictures. */
  beside?: string[]
}

export interface OpenedImage extends OpenedFile {
  path: string
  type: string
}

export type Images = ReturnType<typeof createImages>

/** The dependencies of storing and finding files. */
interface Files extends Pick<PictureTasks, 'encode' | 'check'> {
  storage: Storage
  db: Database['db']
  retained: RetainedPictures
  names: ReturnType<typeof liveNames>
  bundled: BundledPictures
}

export function createImages(
  storage: Storage,
  database: Database,
  retained: RetainedPictures,
  { encode, check }: Pick<PictureTasks, 'encode' | 'check'> = pictureTasks,
) {
  const bundled = bundledPictures()
  const { db } = database
  const { signed, verifiedPath } = reviewPictures(database)
  const files = { storage, db, retained, names: liveNames(database), bundled, encode, check }
  return {
    /** Stores every variant, but no row; an existing picture's files are reused. The error is a sentence to show at the field. */
    store: (file: UploadedFile) => storePicture(files, file),
    /** The error that `store` would return, for a file that is not going to be stored. */
    refusal: (file: Pick<UploadedFile, 'path' | 'fileName'>) => refusal(files, file),
    /** Stores a picture whose files already exist elsewhere; an existing one stays unchanged. */
    adopt: (image: StoredImage, read: (path: string) => Promise<Buffer>) =>
      adopt(storage, image, read),
    /**
     * Removes the files of pictures whose transaction failed, unless a row or the history still needs
     * them or they are bundled.
     */
    async discard(images: StoredImage[]) {
      for (const image of images) await removeFiles(files, image)
    },
    /** A bundled picture, ready to be inserted as a row. Throws for an unknown name. */
    addBundled: bundled.image,
    /** The file at a path such as `uploads/x-640.avif`, if it exists and may be shown. */
    open: (path: string) => openLive(files, path),
    /** The same for visitors: a guest's picture only if it is published or its URL is signed. */
    openShown: async (address: string) => openAt(files, address, await verifiedPath(address)),
    /** Guests' pictures with signed, expiring URLs, published or not. */
    signed,
    /** The pictures of all listings, for the library. */
    list: (query: LibraryQuery) => findPictures(db, query),
    /** The library's pictures with these ids, from one folder. */
    pick: (ids: number[], folder: ImageFolder) => pickPictures(db, ids, folder),
    /** Pictures still used by a listing, by path (`uploads/x.webp`). */
    byPath: (paths: string[]) => picturesByPath(db, paths),
    /** Adds missing content hashes of older pictures; returns how many. */
    fillHashes: () => fillHashes({ storage, db, bundled }),
    /** Removes unreferenced files last written before a time, as a crash may leave them. */
    sweep: (before: Date) => sweep({ storage, db, retained }, before),
    /** The total size of stored files, measured occasionally; undefined if that fails. */
    usage: storageUsage(storage),
    /** Throws an Error of one line if files cannot be stored. */
    check: () => storage.check(),
  }
}

/** The file at a path, as that of the address. */
async function openAt(
  files: Files,
  address: string,
  path?: string,
): Promise<OpenedImage | undefined> {
  const opened = path === undefined ? undefined : await openLive(files, path)
  return opened && { ...opened, path: address }
}

async function storePicture(
  { storage, db, encode }: Files,
  file: UploadedFile,
): Promise<StoredImage | { error: string }> {
  const encoded = await encode(file.path, { within: file.within })
  if ('refusal' in encoded) return { error: refusalMessage(encoded.refusal, file.fileName) }
  const { variants, ...size } = encoded
  const hash = contentHash(encoded)
  const there = await sameContent({ db }, { hash, ...file })
  if (there) return there
  const image = { folder: file.folder, name: randomBytes(10).toString('hex'), ...size, hash }
  try {
    await putVariants(storage, image, variants)
  } catch (error) {
    // The first failure is reported; files that cannot be removed now are swept later.
    await removeAll(storage, image).catch(() => {})
    throw error
  }
  return image
}

async function refusal({ check }: Files, file: Pick<UploadedFile, 'path' | 'fileName'>) {
  const found = await check(file.path)
  return found && refusalMessage(found, file.fileName)
}

async function adopt(
  storage: Storage,
  image: StoredImage,
  read: (path: string) => Promise<Buffer>,
) {
  const paths = filesOf(image)
  // Files are written in this order, so if the last one exists, all do.
  const last = await storage.get(paths.at(-1) ?? '')
  if (last) return void last.body.destroy()
  for (const path of paths) await storage.put(path, await read(path), mediaTypeOf(path))
}

async function putVariants(
  storage: Storage,
  image: StoredImage,
  variants: EncodedImage['variants'],
) {
  for (const { width, format, body } of variants) {
    await storage.put(variantPath(image, width, format), body, mediaType(format))
  }
}

async function removeAll(storage: Storage, image: StoredImage) {
  for (const path of filesOf(image)) await storage.remove(path)
}

async function removeFiles({ storage, bundled, names, retained }: Files, image: StoredImage) {
  if (bundled.has(image.name) || (await names.inUse(image)) || (await retained.has(image))) return
  await removeAll(storage, image)
}

async function isLive({ bundled, names }: Files, path: string): Promise<boolean> {
  const image = parseImagePath(path)
  if (!image) return false
  return bundled.has(image.name) || isAlwaysShown(image) || names.isLive(image)
}

/** Belongs to no listing, so it cannot become deleted. */
const isAlwaysShown = ({ folder }: Pick<ImageFile, 'folder'>) =>
  folder === 'stock' || folder === 'agency'

async function openLive(files: Files, path: string): Promise<OpenedImage | undefined> {
  const { storage, bundled } = files
  const image = parseImagePath(path)
  if (!image || !(await isLive(files, path))) return undefined
  const opened = bundled.has(image.name) ? await bundled.open(image) : await storage.get(path)
  return opened && { ...opened, path, type: mediaType(image.format) }
}
