import type { ImageFolder } from '#catalogue/image.ts'
import type { KindName } from '#catalogue/kinds.ts'
import { pictureFolders } from '#catalogue/part.ts'
import { demoCatalogue } from '#content/demo/catalogue.ts'
import { pictures as alts, type PictureName } from '#content/demo/pictures.ts'
import type { Domain } from './domain.ts'
import type { Env } from './env.ts'
import { type PartName, partOf } from './listings/parts.ts'

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
  const stored = (names: PictureName[], folder: ImageFolder) =>
    names.map((name) => ({ ...images.addBundled(name, folder), alt: alts[name] }))
  const { pictures, parts = {}, categoryId = null, oldPrice = null, ...fields } = demo
  const values = { ...fields, categoryId, oldPrice, status: 'published' as const }
  const { id } = await listings.create(kind, values, stored(pictures, 'uploads'))
  for (const [part, records] of Object.entries(parts)) {
    const folder = folderOf({ kind, part })
    for (const { pictures: names = [], ...partValues } of records) {
      await listings.parts.create({ kind, part }, id, partValues, stored(names, folder))
    }
  }
}

function folderOf(name: PartName): ImageFolder {
  const { pictures } = partOf(name)
  return pictures === 'none' ? 'uploads' : pictureFolders[pictures]
}
