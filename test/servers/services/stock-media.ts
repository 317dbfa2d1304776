import { readFile } from 'node:fs/promises'
import type { Database } from '#server/db/database.ts'
import { createHistory } from '#server/history/history.ts'
import { createImages } from '#server/images/images.ts'
import type { PictureTasks } from '#server/images/process/pictures.ts'
import { localStorage } from '#server/images/storage/local-storage.ts'
import { createMedia } from '#server/media/media.ts'
import { type StockServices, stockKeys } from './stock-services.ts'

type Encoding = Pick<PictureTasks, 'encode' | 'check'>

/** Stores the file unchanged under one name, for tests of requests only. */
export const copying: Encoding = {
  encode: async (path) => {
    const variant = { width: 90, body: await readFile(path) }
    const variants = (['avif', 'webp'] as const).map((format) => ({ ...variant, format }))
    return { width: 90, height: 60, blur: '', variants }
  },
  check: async () => undefined,
}

export interface StockOptions {
  keys?: Partial<typeof stockKeys>
  /** Real pictures are made by default. */
  encoding?: Encoding
}

/** Stock media as in a separate process. */
export function openStockMedia(
  network: StockServices,
  database: Database,
  folder: string,
  { keys = stockKeys, encoding }: StockOptions = {},
) {
  const storage = localStorage(folder)
  const images = createImages(storage, database, createHistory(database).pictures, encoding)
  const given = { PEXELS_API_KEY: undefined, UNSPLASH_ACCESS_KEY: undefined, ...keys }
  return { images, ...createMedia({ database, storage, images }, given, network.services) }
}
