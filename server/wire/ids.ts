import { z } from 'zod'
import { fromText } from '#catalogue/number.ts'

const largestId = 2_147_483_647

/** An id in a path. What cannot be one, such as a word, is the id of nothing: 0. */
export const idParams = z.object({ id: fromText(z.number().int().min(0).max(largestId)).catch(0) })

/** A number that is to be an id; one that cannot be is the id of nothing. */
export const toId = (number: number) =>
  Number.isInteger(number) && number > 0 && number <= largestId ? number : 0
