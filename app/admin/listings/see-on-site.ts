import type { KindName } from '#catalogue/kinds.ts'
import { numberPath } from '#catalogue/listings/listing-path.ts'

/** A notice's link to the page of a listing. */
export const seeOnSite = (kind: KindName, id: number) => ({
  text: 'See it on the site',
  href: numberPath(kind, id),
})
