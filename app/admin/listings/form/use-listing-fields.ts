import type { Status } from '#catalogue/kind.ts'
import { type KindName, kindOf } from '#catalogue/kinds.ts'
import type { WireList, WireListing, WirePart } from '#server/wire/schemas.ts'
import { partSetsOf } from '../../parts/editor/edited-part.ts'
import { useEditedParts } from '../../parts/editor/use-edited-parts.ts'
import { picturesOver } from '../../pictures/over-their-pictures.ts'
import type { Picture } from '../../pictures/picture.ts'
import { usePictures } from '../../pictures/use-pictures.ts'
import { typedOver } from '../../record-form/merge.ts'
import { useTyped } from '../../record-form/use-typed.ts'
import { followPictures } from './follow-pictures.ts'
import { listingBody, typedListing } from './listing-body.ts'

export type ListingFields = ReturnType<typeof useListingFields>

/** The storage keys of a listing's unsaved changes on this device. */
export const partsKey = (name: KindName, id: number | 'new') => `${name}:${id}:parts`

/** The texts, pictures and parts of a listing, and the body with the first two. */
export function useListingFields(name: KindName, record?: WireListing) {
  const kind = kindOf(name)
  const id = record?.id ?? 'new'
  const draftKey = `${name}:${id}`
  const initial = typedListing(kind, record)
  const typing = useTyped({ draftKey, initial, version: record?.version })
  const pictured = usePictures(draftKey, record)
  const gallery = {
    ...pictured,
    setPictures(pictures: Picture[]) {
      followPictures(name, typing, [pictured.pictures, pictures])
      pictured.setPictures(pictures)
    },
  }
  const parts = useEditedParts({
    draftKey: partsKey(name, id),
    sets: partSetsOf(name),
    recordsOf: (part) => (record?.[part] as WireList<WirePart> | undefined)?.$values ?? [],
  })

  function body(changes: { status?: Status } = {}, theirs?: WireListing): FormData {
    const pictures = theirs ? picturesOver(theirs, gallery) : gallery.pictures
    const merged = theirs ? typedOver(typedListing(kind, theirs), typing) : typing.typed
    const { version } = theirs ?? typing
    const typed = { ...merged, ...changes }
    return listingBody({ kind, typed, pictures, record, version })
  }
  return { typing, gallery, parts, body, isDirty: typing.isDirty || gallery.isDirty }
}
