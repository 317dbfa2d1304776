import { z } from 'zod'
import { maxId } from '#catalogue/limits.ts'
import { readWhole } from '#catalogue/number.ts'

/** An id in a path. Anything invalid, such as a word or `1.0`, becomes 0, the id of nothing. */
export const idParams = z.object({
  id: z.preprocess(
    (text) => (typeof text === 'string' ? readWhole(text) : text),
    z.number().int().min(0).max(maxId).catch(0),
  ),
})

/** An id given as a number; an invalid one becomes 0, the id of nothing. */
export const toId = (number: number) =>
  Number.isInteger(number) && number > 0 && number <= maxId ? number : 0
