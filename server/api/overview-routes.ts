import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { kindNames } from '#catalogue/kinds.ts'
import type { Database } from '../db/open.ts'
import { countListings } from '../listings/overview.ts'
import { lastBackup } from '../settings/last-backup.ts'
import { refusals } from './user-schemas.ts'

const overviewAnswer = z.object({
  kinds: z.array(
    z.object({
      kind: z.enum(kindNames),
      published: z.number(),
      drafts: z.number(),
      withoutImages: z.number(),
    }),
  ),
  lastBackup: z.string().nullable().describe('Null when there never was one'),
})

/** What of the catalogue is unfinished, and when it was last backed up. */
export const overviewRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (
  app,
  { database },
) => {
  app.get('/', {
    onRequest: app.requireUser,
    schema: {
      tags: ['Overview'],
      summary: 'Count the listings, and those that are unfinished',
      response: { 200: overviewAnswer, ...refusals(401) },
    },
    handler: async () => ({
      kinds: await countListings(database),
      lastBackup: (await lastBackup(database)) ?? null,
    }),
  })
}
