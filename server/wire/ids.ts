import { z } from 'zod'
import { maxId } from '#catalogue/limits.ts'
import { fromText } from '#catalogue/number.ts'

/** An id in a path. What cannot be one, such as a word, is the id of nothing: 0. */
export const idParams = z.object({ id: fromText(z.number().int().min(0).max(maxId)).catch(0) })

/** A number that is to be an id; one that cannot be is the id of nothing. */
export const toId = (number: number) =>
  Number.isInteger(number) && number > 0 && number <= maxId ? number : 0
