import { createHash } from 'node:crypto'
import { type Image, imagePath, mainWidth } from '#catalogue/pictures/image.ts'
import type { Database } from '../db/database.ts'
import type { BundledPictures } from './bundled.ts'
import type { EncodedImage } from './encoding/encode.ts'
import { parseImagePath, type StoredImage } from './image-file.ts'
import type { OpenedFile } from './storage/open-file.ts'
import type { Storage } from './storage/storage.ts'

/** SHA-256 of a picture's main file, hexadecimal, equal for the same upload. */
export function contentHash({ width, variants }: EncodedImage): string {
  const main = variants.find((each) => each.format === 'webp' && each.width === mainWidth(width))
  if (!main) throw new Error('A picture without its main file')
  return createHash('sha256').update(main.body).digest('hex')
}

type Folder = Image['folder']

/** A listing's picture in the folder with this content; files stay a month after the last use. */
export async function sameContent(
  { db }: Pick<Database, 'db'>,
  { hash, folder, beside = [] }: { hash: string; folder: Folder; beside?: string[] },
): Promise<StoredImage | undefined> {
  const row = await db
    .selectFrom('images')
    .innerJoin('listings', 'listings.id', 'images.listingId')
    .where('images.hash', '=', hash)
    .where('images.folder', '=', folder)
    .where('listings.deletedAt', 'is', null)
    .$if(beside.length > 0, (rows) => rows.where('images.name', 'not in', beside))
    .select(['images.folder', 'images.name', 'images.width', 'images.height', 'images.blur'])
    .limit(1)
    .executeTakeFirst()
  return row && { ...row, hash }
}

interface Source {
  storage: Storage
  db: Database['db']
  bundled: BundledPictures
}

const batch = 500

/** Hashes pictures stored before hashes existed, in batches. Returns how many. */
export async function fillHashes({ storage, db, bundled }: Source): Promise<number> {
  const pictures = await db
    .selectFrom('images')
    .where('hash', 'is', null)
    .select(['folder', 'name', 'width'])
    .distinct()
    .limit(batch)
    .execute()
  for (const picture of pictures) {
    const path = imagePath(picture)
    const image = parseImagePath(path)
    const file =
      image && bundled.has(image.name) ? await bundled.open(image) : await storage.get(path)
    // A missing file is marked, so that it is not tried again.
    const hash = file ? await hashOf(file) : ''
    await db
      .updateTable('images')
      .set({ hash })
      .where('folder', '=', picture.folder)
      .where('name', '=', picture.name)
      .execute()
  }
  return pictures.length
}

async function hashOf({ body }: OpenedFile): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of body) hash.update(chunk)
  return hash.digest('hex')
}
