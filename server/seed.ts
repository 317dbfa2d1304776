import type { KindName } from '#catalogue/kinds.ts'
import type { DemoListing } from '#content/demo/demo-listing.ts'
import { demoCatalogue } from '#content/demo/catalogue.ts'
import { pictures as alts, type PictureName } from '#content/demo/pictures.ts'
import type { Domain } from './domain.ts'
import type { Env } from './env.ts'

/** Fills an empty catalogue with the demo listings, if the variables ask for it. */
export async function seed(env: Pick<Env, 'SEED'>, domain: Pick<Domain, 'listings' | 'images'>) {
  if (env.SEED !== 'demo' || !(await domain.listings.isEmpty())) return
  for (const [kind, listings] of Object.entries(demoCatalogue)) {
    for (const listing of listings) await add(domain, kind as KindName, listing)
  }
}

type AnyDemoListing = DemoListing<KindName>

async function add({ listings, images }: Pick<Domain, 'listings' | 'images'>, kind: KindName, demo: AnyDemoListing) {
  const picture = async (name: PictureName) => ({ ...(await images.addBundled(name)), alt: alts[name] })
  const withPictures = (names: PictureName[]) => Promise.all(names.map(picture))
  const { pictures, parts, categoryId = null, oldPrice = null, ...fields } = demo
  const values = { ...fields, categoryId, oldPrice, status: 'published' as const }
  const { id } = await listings.create(kind, values, await withPictures(pictures))
  for (const [part, records] of Object.entries(parts ?? {})) {
    for (const { pictures = [], ...partValues } of records) {
      await listings.parts.create({ kind, part }, id, partValues, await withPictures(pictures))
    }
  }
}
