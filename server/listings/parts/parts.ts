import type { PartName } from '#catalogue/kinds.ts'
import type { Queries } from '../../db/tables.ts'
import type { Author } from '../../history/history.ts'
import type { ChangeContext } from '../change-context.ts'
import type { Visibility } from '../find/narrow.ts'
import type { PictureOrder } from '../pictures.ts'
import { createPart, type PartChange, removePart, updatePart } from './change-part.ts'
import { findPart, findParts } from './find-parts.ts'
import type { NewPart } from './insert-part.ts'

/** The parts of listings. Parts of a deleted listing, or of another kind, are not found. */
export function createParts(db: Queries, context: ChangeContext) {
  return {
    find: (name: PartName, id: number, visibility: Visibility) =>
      findPart(db, name, id, visibility),

    list: (name: PartName, listingId: number, visibility: Visibility) =>
      findParts(db, name, listingId, visibility),

    create: (
      name: PartName,
      listingId: number,
      values: Record<string, unknown>,
      pictures: PictureOrder = [],
      by?: Author,
    ) => createPart(context, name, { listingId, values, pictures }, by),

    /** Brings a removed part back under its id, to which the history and addresses refer. */
    restore: (name: PartName, part: NewPart & { id: number }, by?: Author) =>
      createPart(context, name, part, by),

    update: (name: PartName, id: number, change: PartChange) =>
      updatePart(context, name, id, change),

    remove: (name: PartName, id: number, by?: Author) => removePart(context, name, id, by),
  }
}
