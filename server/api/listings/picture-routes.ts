import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { kindNames } from '#catalogue/kinds.ts'
import { libraryQuery } from '#catalogue/pictures/library.ts'
import type { Images } from '../../images/images.ts'
import { readQueryOf } from '../../wire/query-names.ts'
import { list, picture, refusals } from '../../wire/schemas.ts'
import { toPicture, values } from '../../wire/to-wire.ts'
import { setPageHeaders } from '../page-headers.ts'

const libraryPicture = picture.extend({
  listing: z.object({ id: z.number(), kind: z.enum(kindNames), title: z.string() }),
})
export type WireLibraryPicture = z.output<typeof libraryPicture>

interface Options {
  images: Images
  publicUrl: string
}

/** The picture library: `images` may contain `stored:` and the id of a picture of another listing. */
export const pictureRoutes: FastifyPluginAsyncZod<Options> = async (app, { images, publicUrl }) => {
  app.get('/', {
    onRequest: app.requireUser,
    preValidation: readQueryOf(libraryQuery),
    schema: {
      tags: ['Picture'],
      summary: 'List the pictures of all listings, the newest first',
      querystring: libraryQuery,
      response: { 200: list(libraryPicture), ...refusals(400, 401) },
    },
    async handler(request, reply) {
      const page = await images.list(request.query)
      setPageHeaders(reply, request, publicUrl, page)
      return values(page.items.map((each) => ({ ...toPicture(each), listing: each.listing })))
    },
  })
}
