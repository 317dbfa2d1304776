import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Image } from '#catalogue/pictures/image.ts'
import type { Images } from '../images/images.ts'
import type { Storage } from '../images/storage/storage.ts'
import { fetchBytes, ServiceError } from './ask.ts'
import type { Service } from './services.ts'
import type { FoundFilm, FoundPhoto, StockFilm, StockPhoto } from './stock.ts'

const within = { width: 800, height: 500 }
const mebibyte = 1024 * 1024
const picture = { timeoutMs: 20_000, maxBytes: 10 * mebibyte }
const film = { timeoutMs: 60_000, maxBytes: 12 * mebibyte }

export const filmPath = (name: string) => `stock/films/${name}.mp4`

interface Stores {
  storage: Pick<Storage, 'put'>
  images: Pick<Images, 'store'>
}

/** Downloads and stores a result of a service. Throws if anything is wrong with it. */
export function stockStore({ storage, images }: Stores, { files }: Service) {
  async function download(address: string, limits: typeof picture, signal: AbortSignal) {
    if (!files.includes(new URL(address).origin)) {
      throw new ServiceError(`A file lies at a host that is not the service's: ${address}`)
    }
    return fetchBytes(address, { ...limits, signal })
  }

  async function placePicture(address: string, alt: string, signal: AbortSignal): Promise<Image> {
    const body = await download(address, picture, signal)
    const folder = await mkdtemp(join(tmpdir(), 'kashmir-stock-'))
    try {
      const path = join(folder, 'picture')
      await writeFile(path, body)
      const fileName = new URL(address).pathname
      const stored = await images.store({ path, fileName, folder: 'stock', within })
      if ('error' in stored) throw new ServiceError(stored.error)
      return { ...stored, id: 0, alt }
    } finally {
      await rm(folder, { recursive: true })
    }
  }

  async function storePhoto(found: FoundPhoto, signal: AbortSignal): Promise<StockPhoto> {
    const { id, address, alt, description, credit } = found
    return { id, image: await placePicture(address, alt, signal), description, credit }
  }

  async function storeFilm(found: FoundFilm, signal: AbortSignal): Promise<StockFilm> {
    const { id, address, posterAddress, credit } = found
    const body = await download(address, film, signal)
    if (!isMp4(body)) throw new ServiceError(`This is no MP4 film: ${address}`)
    const poster = await placePicture(posterAddress, '', signal)
    const name = randomBytes(10).toString('hex')
    await storage.put(filmPath(name), body, 'video/mp4')
    return { id, name, bytes: body.length, poster, credit }
  }

  return { storePhoto, storeFilm }
}

const isMp4 = (body: Buffer) => body.toString('latin1', 4, 8) === 'ftyp'
