import type { KindName } from '#catalogue/kinds.ts'
import { demoCatalogue } from '#content/demo/catalogue.ts'
import { pictures as alts, type PictureName } from '#content/demo/pictures.ts'
import type { Domain } from './domain.ts'
import type { Env } from './env.ts'

type Catalogue = Pick<Domain, 'listings' | 'images'>

/** Fills an empty catalogue with the demo listings, if the variables ask for it. */
export async function seed(env: Pick<Env, 'SEED'>, domain: Catalogue) {
  if (env.SEED !== 'demo' || !(await domain.listings.isEmpty())) return
  for (const [kind, listings] of Object.entries(demoCatalogue)) {
    for (const listing of listings) await add(domain, kind as KindName, listing)
  }
}

interface DemoRecord {
  pictures?: PictureName[]
  [field: string]: unknown
}

interface AnyDemoListing extends DemoRecord {
  title: string
  price: number
  oldPrice?: number
  categoryId?: number
  pictures: PictureName[]
  parts?: Record<string, DemoRecord[]>
}

async function add({ listings, images }: Catalogue, kind: KindName, demo: AnyDemoListing) {
  const stored = async (name: PictureName) => ({
    ...(await bundled(images, name)),
    alt: alts[name],
  })
  const all = (names: PictureName[]) => Promise.all(names.map(stored))
  const { pictures, parts = {}, categoryId = null, oldPrice = null, ...fields } = demo
  const values = { ...fields, categoryId, oldPrice, status: 'published' as const }
  const { id } = await listings.create(kind, values, await all(pictures))
  for (const [part, records] of Object.entries(parts)) {
    for (const { pictures: names = [], ...partValues } of records) {
      await listings.parts.create({ kind, part }, id, partValues, await all(names))
    }
  }
}

const memo = new Map<PictureName, ReturnType<Domain['images']['store']>>()
async function bundled(images: Domain['images'], name: PictureName) {
  const file = { path: `content/pictures/${name}.webp`, fileName: name, folder: 'uploads' as const }
  const promise = memo.get(name) ?? images.store(file)
  memo.set(name, promise)
  const image = await promise
  if ('error' in image) throw new Error(image.error)
  return image
}
