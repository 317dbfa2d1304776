import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../../db/database.ts'

const well = { 200: z.object({ status: z.string() }) }
const tags = ['Health']

export const healthRoutes: FastifyPluginAsyncZod<{ database: Pick<Database, 'check'> }> = async (
  app,
  { database },
) => {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))

  app.get('/', {
    schema: { tags, summary: 'Can the site read and keep things? 503 if not', response: well },
    async handler() {
      await database.check()
      return { status: 'ok' }
    },
  })

  app.get('/ready', {
    schema: { tags, summary: 'May requests be sent here? 503 once it is stopping', response: well },
    handler: async () => ({ status: 'ok' }),
  })

  app.get('/live', {
    schema: { tags, summary: 'Does the process answer? It asks nobody else', response: well },
    handler: async () => ({ status: 'ok' }),
  })
}
