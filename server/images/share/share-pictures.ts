import { buffer } from 'node:stream/consumers'
import { kindNames, kindOf } from '#catalogue/kinds.ts'
import { maxId } from '#catalogue/limits.ts'
import { numberPath } from '#catalogue/listings/listing-path.ts'
import {
  cardOfAgency,
  cardPrefix,
  listingCard,
  type ShareCard,
  sharePath,
} from '#catalogue/pictures/share-card.ts'
import type { Listings } from '../../listings/listings.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import type { Images, OpenedImage } from '../images.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import { pictureTasks } from '../process/pictures.ts'
import type { Storage } from '../storage/storage.ts'

interface Sources {
  storage: Storage
  images: Pick<Images, 'open'>
  listings: Pick<Listings, 'find'>
  settings: Pick<SettingsStore, 'read'>
  /** Cards of pages that are not listings. The first one's picture replaces a missing one. */
  pages: ShareCard[]
}

export type SharePictures = ReturnType<typeof createSharePictures>

const address = /^([a-z]+(?:-[a-z0-9]+)*)-[0-9a-z]{11}\.jpg$/
/** Share pictures: each drawn on first request, one at a time, and stored. */
export function createSharePictures(sources: Sources) {
  const { storage } = sources
  const inProgress = new Map<string, Promise<void>>()
  const queue = oneAtATime()

  async function draw(card: ShareCard, path: string) {
    const logo = card.logo && (await sources.images.open(card.logo))
    const body = await pictureTasks.drawCard(
      card,
      await readCover(sources, card),
      logo ? await buffer(logo.body) : undefined,
    )
    await storage.put(path, body, type)
  }

  /** Draws once for concurrent requests. */
  function drawOnce(card: ShareCard, path: string): Promise<void> {
    const current = inProgress.get(path)
    if (current) return current
    const drawing = queue(() => draw(card, path)).finally(() => inProgress.delete(path))
    inProgress.set(path, drawing)
    return drawing
  }

  return {
    /** The picture of a published page; if its card has changed, only the new path. */
    async open(file: string): Promise<OpenedImage | { movedTo: string } | undefined> {
      const [, name = ''] = address.exec(file) ?? []
      const found = await findCard(sources, name)
      if (!found) return undefined
      const card = cardOfAgency(found, await sources.settings.read())
      const path = sharePath(card)
      if (path !== `share/${file}`) return { movedTo: path }
      const stored = await storage.get(path)
      if (!stored) await drawOnce(card, path)
      const opened = stored ?? (await storage.get(path))
      return opened && { ...opened, path, type }
    },
    /** Removes pictures drawn before a time; they are drawn again on request. Returns how many. */
    async sweep(before: Date): Promise<number> {
      let removed = 0
      for await (const { path, modifiedAt } of storage.list('share/')) {
        if (modifiedAt >= before) continue
        await storage.remove(path)
        removed += 1
      }
      return removed
    },
  }
}

const type = 'image/jpeg'

async function findCard(
  { listings, pages }: Sources,
  name: string,
): Promise<ShareCard | undefined> {
  const page = pages.find((card) => card.name === name)
  if (page) return page
  const [, prefix, digits] = /^(.+)-(\d{1,10})$/.exec(name) ?? []
  const kind = kindNames.find((kind) => cardPrefix(kindOf(kind).path) === prefix)
  const id = Number(digits)
  if (!kind || id > maxId) return undefined
  const listing = await listings.find(kind, id, { drafts: false })
  return listing && listingCard(numberPath(kind, id), listing)
}

async function readCover({ images, pages }: Sources, { cover }: ShareCard) {
  const opened = (cover && (await images.open(cover))) || (await images.open(pages[0]?.cover ?? ''))
  if (!opened) throw new Error('The bundled picture behind the first page’s card is missing')
  return buffer(opened.body)
}
