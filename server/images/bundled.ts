import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ImageFolder, variantPath } from '#catalogue/pictures/image.ts'
import type { ImageFile, StoredImage } from './image-file.ts'
import { openFile } from './storage/open-file.ts'

/** A picture that comes with the code. It can be used in any public folder. */
export type BundledPicture = Omit<StoredImage, 'folder'>

const root = join(import.meta.dirname, '../../content/pictures')

export type BundledPictures = ReturnType<typeof bundledPictures>

/** Serves bundled pictures from the repository, without copies however many listings show one. */
export function bundledPictures() {
  const pictures = new Map(bundledIndex().map((picture) => [picture.name, picture]))
  return {
    has: (name: string) => pictures.has(name),
    /** Throws for an unknown name. */
    image(name: string, folder: ImageFolder): StoredImage {
      const picture = pictures.get(name)
      if (!picture) throw new Error(`No bundled picture is named ${name}`)
      return { ...picture, folder }
    },
    async open(asked: ImageFile) {
      const picture = pictures.get(asked.name)
      return picture && openFile(bundledFile(picture, asked))
    },
  }
}

export const bundledIndex = (): BundledPicture[] =>
  JSON.parse(readFileSync(join(root, 'index.json'), 'utf8'))

/** The path of a picture's file. The widest WebP is the original. */
export function bundledFile(picture: BundledPicture, { folder, path }: ImageFile): string {
  const drawn = variantPath({ ...picture, folder }, picture.width, 'webp')
  return join(root, path === drawn ? `${picture.name}.webp` : path.replace(folder, 'variants'))
}
