import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { kindNames } from '#catalogue/kinds.ts'
import type { Database } from '../../db/database.ts'
import { recentlyChanged } from '../../history/recently-changed.ts'
import type { Images } from '../../images/images.ts'
import { countListings } from '../../listings/find/overview.ts'
import type { LocalCosts } from '../../local-costs/local-costs.ts'
import { lastBackup } from '../../settings/last-backup.ts'
import { refusals } from '../../wire/schemas.ts'
import { namedListing } from './named-listing.ts'

const overviewAnswer = z.object({
  kinds: z.array(
    z.object({
      kind: z.enum(kindNames),
      published: z.number(),
      drafts: z.number(),
      withoutImages: z.number(),
    }),
  ),
  lately: z
    .array(
      namedListing.extend({
        price: z.number(),
        at: z.string(),
        author: z.string(),
        userId: z.number().nullable().describe('Null when the account is gone'),
      }),
    )
    .describe('The listings that somebody changed last, and who'),
  storage: z
    .object({ files: z.number(), bytes: z.number() })
    .nullable()
    .describe('Of the last minutes; null when the storage did not answer'),
  localCosts: z.object({
    toCheck: z.number().describe('Whose last check is too long ago, samples too'),
    samples: z.number(),
  }),
  lastBackup: z.string().nullable().describe('Null when there never was one'),
})

export type WireOverview = z.output<typeof overviewAnswer>

interface Options {
  database: Database
  images: Pick<Images, 'usage'>
  localCosts: Pick<LocalCosts, 'countToCheck'>
}

const shownLately = 6

/** Unfinished and recently changed listings, the size of files, and the time of the last backup. */
export const overviewRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { database, images, localCosts },
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
      lately: await recentlyChanged(database, shownLately),
      storage: (await images.usage()) ?? null,
      localCosts: await localCosts.countToCheck(),
      lastBackup: (await lastBackup(database)) ?? null,
    }),
  })
}
