import type { CompleteListing } from '../listings/complete/write-complete.ts'
import type { CompletePart } from '../listings/complete/write-parts.ts'
import type { CheckedListing } from './check/check-record.ts'
import type { PictureRef } from './check/picture-refs.ts'
import type { StoredPictures } from './pictures/store-pictures.ts'

/** A validated listing with stored pictures in place of files. */
export function completeListing(checked: CheckedListing, stored: StoredPictures): CompleteListing {
  const { kind, values, before, pictures } = checked
  const rowsOf = (refs: PictureRef[]) => refs.flatMap((ref) => stored.get(ref) ?? [])
  const parts: Record<string, CompletePart[]> = {}
  for (const { part, values, pictures } of checked.parts) {
    parts[part] ??= []
    parts[part].push({ values, pictures: rowsOf(pictures) })
  }
  return {
    ...{ kind, values, parts, id: before?.id, version: before?.version },
    // A change without pictures leaves them unchanged.
    pictures: before && pictures.length === 0 ? undefined : rowsOf(pictures),
  }
}
