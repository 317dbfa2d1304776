import { randomBytes } from 'node:crypto'
import { type ImageFolder, variantPath } from '#catalogue/image.ts'
import type { Database } from '../db/open.ts'
import { type EncodedImage, encode } from './encode.ts'
import { filesOf, mediaType, parseImagePath, type StoredImage } from './image-file.ts'
import { liveNames } from './live-names.ts'
import type { OpenedFile } from './open-file.ts'
import { refusalMessage } from './refusal-message.ts'
import type { Storage } from './storage.ts'

export interface UploadedFile {
  /** Where the upload waits on this machine's disk. */
  path: string
  /** Its name on the sender's own device. */
  fileName: string
  folder: ImageFolder
}

export interface OpenedImage extends OpenedFile {
  file: string
  type: string
}

export type Images = ReturnType<typeof createImages>

export function createImages(storage: Storage, database: Database) {
  const names = liveNames(database)

  /** Stores every variant, but no row; the error is a sentence fit to show under the field. */
  async function store(file: UploadedFile): Promise<StoredImage | { error: string }> {
    const encoded = await encode(file.path)
    if ('refusal' in encoded) return { error: refusalMessage(encoded.refusal, file.fileName) }
    const { width, height, blur } = encoded
    const name = randomBytes(10).toString('hex')
    const image = { folder: file.folder, name, width, height, blur }
    await putVariants(image, encoded).catch(async (error) => {
      await removeAll(image)
      throw error
    })
    return image
  }

  async function putVariants(image: StoredImage, { variants }: EncodedImage) {
    for (const { width, format, body } of variants) {
      await storage.put(variantPath(image, width, format), body, mediaType(format))
    }
  }

  async function removeAll(image: StoredImage) {
    for (const path of filesOf(image)) await storage.remove(path)
  }

  /** Removes a picture's files, unless a row still names it. */
  async function removeFiles(image: StoredImage) {
    if (!(await names.inUse(image))) await removeAll(image)
  }

  return {
    store,
    removeFiles,
    /** Removes the files of pictures whose transaction failed. */
    async discard(images: StoredImage[]) {
      for (const image of images) await removeFiles(image)
    },
    isLive: names.isLive,
    /** The file at a path such as `uploads/x-640.avif`; undefined if it isn't there or no longer public. */
    async open(path: string): Promise<OpenedImage | undefined> {
      const image = parseImagePath(path)
      if (!image || !(await names.isLive(path))) return undefined
      const opened = await storage.get(path)
      return opened && { ...opened, file: image.file, type: mediaType(image.format) }
    },
  }
}
