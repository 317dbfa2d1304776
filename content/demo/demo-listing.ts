import type { Values } from '#catalogue/field.ts'
import type { KindName, Kinds } from '#catalogue/kinds.ts'
import type { Part } from '#catalogue/part.ts'
import type { PictureName } from './pictures.ts'

type Category<K extends KindName> = keyof Kinds[K]['categories'] extends never
  ? { categoryId?: undefined }
  : { categoryId: keyof Kinds[K]['categories'] & number }

type PartPictures = {
  images: { pictures: [PictureName, ...PictureName[]] }
  icon: { pictures?: [PictureName] }
  none: unknown
}

type DemoPart<P> = P extends Part ? Values<P['fields']> & PartPictures[P['pictures']] : never

/** Parts that few listings have. */
type Rare = 'departures'

type Parts<P> = keyof P extends never
  ? { parts?: undefined }
  : {
      parts: { [N in Exclude<keyof P, Rare>]: DemoPart<P[N]>[] } & {
        [N in Extract<keyof P, Rare>]?: DemoPart<P[N]>[]
      }
    }

/** Fields added to a kind later may be absent; a test checks required ones. */
type DemoValues<V extends { title: string }> = Pick<V, 'title' | Extract<keyof V, 'price'>> &
  Partial<Omit<V, 'title' | 'price' | 'oldPrice' | 'destinations' | 'related'>>

/** A sample listing: the kind's values, with its pictures by name, the cover first. */
export type DemoListing<K extends KindName> = DemoValues<Values<Kinds[K]['fields']>> & {
  oldPrice?: number
  /** The destinations it refers to, by title. */
  places?: string[]
  /** The related listings it refers to, by title. */
  mentions?: string[]
  pictures: PictureName[]
} & Category<K> &
  Parts<Kinds[K]['parts']>
