import { z } from 'zod'
import { statuses } from '#catalogue/kind.ts'
import { kindNames } from '#catalogue/kinds.ts'

/** A listing in answers for staff, drafts included. */
export const namedListing = z.object({
  id: z.number(),
  kind: z.enum(kindNames),
  title: z.string(),
  status: z.enum(statuses),
})
