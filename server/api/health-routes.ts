import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../db/open.ts'

/** Whether the server can do its work: it asks the database. */
export const healthRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (
  app,
  { database },
) => {
  app.get('/', {
    schema: {
      tags: ['Health'],
      summary: 'Is the site well?',
      response: { 200: z.object({ status: z.string() }) },
    },
    async handler() {
      await sql`select 1`.execute(database.db)
      return { status: 'ok' }
    },
  })
}
