import type { WholePart } from '../listings/whole/write-parts.ts'
import type { WholeListing } from '../listings/whole/write-whole.ts'
import type { CheckedListing } from './check/check-record.ts'
import type { PictureRef } from './check/picture-refs.ts'
import type { StoredPictures } from './pictures/store-pictures.ts'

/** A validated listing with stored pictures in place of files. */
export function wholeOf(checked: CheckedListing, stored: StoredPictures): WholeListing {
  const { kind, values, before, pictures } = checked
  const rowsOf = (refs: PictureRef[]) => refs.flatMap((ref) => stored.get(ref) ?? [])
  const parts: Record<string, WholePart[]> = {}
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
