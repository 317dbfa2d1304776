import { maxId } from '#catalogue/limits.ts'

/** Rows per whole number of a position. */
export const span = maxId + 1

/**
 * Whole numbers from -1,048,576 to 3,145,727 have their own rows; lower and higher ones share the
 * first and last.
 */
const below = 2 ** 20
const wholeNumbers = 2 ** 22

/**
 * The row of a listing in the search index: by the whole number of its position, then by id. Below
 * 2 ** 53.
 */
export function indexRow({ id, position }: { id: number; position: number }): number {
  const whole = Math.min(wholeNumbers - 1, Math.max(0, Math.floor(position) + below))
  return whole * span + id
}
