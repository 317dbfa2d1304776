import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type KindName, kindOf } from '#catalogue/kinds.ts'
import { withArticle } from '#catalogue/noun.ts'
import { categoriesAnswer } from '../../wire/schemas.ts'
import { values } from '../../wire/to-wire.ts'

/** The categories of one kind, sorted by id. */
export const categoryRoutes: FastifyPluginAsyncZod<{ kind: KindName }> = async (app, { kind }) => {
  const { name, noun, categories } = kindOf(kind)
  app.get('/', {
    config: { isPublic: true },
    schema: {
      tags: [name],
      summary: `List the categories of ${withArticle(noun)}`,
      response: { 200: categoriesAnswer },
    },
    handler: async () =>
      values(
        Object.entries(categories).map(([id, category]) => ({ id: Number(id), name: category })),
      ),
  })
}
