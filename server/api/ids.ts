import { z } from 'zod'

const largestId = 2_147_483_647

/** An id in a path; one that no row can have is not found rather than refused. */
export const idParams = z.object({ id: z.coerce.number().int().min(0).max(largestId) })
